'use strict'

// A file of its own, because an old Node cannot even read `import()`.
import('../dist/cli/main.js')
