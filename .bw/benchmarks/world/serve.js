/* Our world in a separate process, in real time: `node serve.ts <version> <port>`. Sends "ready" when bots can join. */
import { createRealtimeClock } from '../../src/core/clock.js';
import { createRandom } from '../../src/core/random.js';
import { EmbeddedServer } from '../../src/world/index.js';
const [version = '1.19.2', port = '0'] = process.argv.slice(2);
await EmbeddedServer.start({
    version,
    clock: createRealtimeClock(),
    random: createRandom(1),
    listen: { port: Number(port) },
});
process.stdout.write('ready\n');
process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, rss: process.memoryUsage().rss });
});
