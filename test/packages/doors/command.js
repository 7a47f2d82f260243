/** The installed command works; on a Node.js that is too old, its first line says so. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const bin = 'node_modules/causalmace/bin/causalmace.cjs'
const run = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' })

assert.match(run(bin, '--version').stdout, /^\d+\.\d+\.\d+\n$/)
assert.match(run(bin, 'demo', '--plain', '--seed', '1').stdout, /^success {2}all 58 blocks/m)

const { engines } = JSON.parse(readFileSync('node_modules/causalmace/package.json', 'utf8'))
const needed = engines.node.replace('>=', '')
assert.ok(run(bin, 'doctor').stdout.includes(`${process.version}, needs ${needed} or newer`))

const pretend = `Object.defineProperty(process.versions, 'node', { value: '22.17.1' }); require('./${bin}')`
const { status, stderr } = run('-e', pretend)
assert.equal(stderr, `causalmace needs Node.js ${needed} or newer; this is Node.js 22.17.1.\n`)
assert.equal(status, 2)

// Parts that are not installed are asked for by name, before anything is played.
const asked = run(bin, 'demo', '--plain', '--model', 'openai:any', '--base-url', 'http://localhost:9/v1')
assert.equal(asked.status, 2)
assert.match(asked.stderr, /openai:….* needs openai and js-tiktoken, which are not installed/)
assert.match(asked.stderr, /npm install openai js-tiktoken/)
