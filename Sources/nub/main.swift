// The beginning of the program; all of it is in NubDemo, where tests can reach it.

import NubDemo

Program.main()
