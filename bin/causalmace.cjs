#!/usr/bin/env node
// Written so that even a very old Node can read it and say what is wrong. The CLI itself is dist/cli/main.js.
'use strict'

var LEAST = [22, 18]
var version = process.versions.node.split('.').map(Number)

if (version[0] < LEAST[0] || (version[0] === LEAST[0] && version[1] < LEAST[1])) {
  process.stderr.write(
    'causalmace needs Node.js ' +
      LEAST.join('.') +
      ' or newer; this is Node.js ' +
      process.versions.node +
      '.\n',
  )
  process.exit(2)
}
require('./start.cjs')
