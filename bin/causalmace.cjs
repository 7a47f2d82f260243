#!/usr/bin/env node
// Written so that even a very old Node can read it and say what is wrong. The CLI itself is dist/cli/main.js.
'use strict'

var needed = require('../package.json').engines.node.replace('>=', '')
var minimum = needed.split('.').map(Number)
var version = process.versions.node.split('.').map(Number)

if (version[0] < minimum[0] || (version[0] === minimum[0] && version[1] < minimum[1])) {
  process.stderr.write(
    'causalmace needs Node.js '.concat(needed, ' or newer; this is Node.js ', process.versions.node, '.\n'),
  )
  process.exit(2)
}
require('./start.cjs')
