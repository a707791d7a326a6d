print("nub")
