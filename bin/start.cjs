'use strict'

// A file of its own, because an old Node cannot even read `import()`.
// A clone has sources and runs them, so that nothing stale is run; the package has the build alone.
var existsSync = require('node:fs').existsSync
var join = require('node:path').join

import(existsSync(join(__dirname, '../src/cli/main.ts')) ? '../src/cli/main.ts' : '../dist/cli/main.js')
