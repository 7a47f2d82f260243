/* A flying-squid server in a process of its own: `node serve.cjs <version> <port>`. Says "ready" when it can be joined. */
const { createMCServer } = require('flying-squid')

const [version, port] = process.argv.slice(2)
const server = createMCServer({
  motd: 'conformance',
  port: Number(port),
  'max-players': 30,
  'online-mode': false,
  logging: false,
  gameMode: 0,
  difficulty: 1,
  generation: { name: 'superflat', options: { worldHeight: 80 } },
  kickTimeout: 10000,
  plugins: {},
  modpe: false,
  'view-distance': 4,
  'player-list-text': { header: { text: '' }, footer: { text: '' } },
  'everybody-op': true,
  'max-entities': 100,
  version,
})
server.on('ready', () => process.stdout.write('ready\n'))
// Answers a parent's question about its resource usage.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, rss: process.memoryUsage().rss })
})
