/*
 * One measurement: N bots in the embedded world on the fast clock, each continuously walking to a cell and placing or
 * digging a block there for some seconds of game time. Prints one line of JSON. bench.ts runs each measurement in a
 * separate process: `node walk-and-place.ts <bots> <game seconds>`.
 */
import { createHash } from 'node:crypto';
import { FastClock } from '../../src/core/fast-clock.js';
import { createRandom } from '../../src/core/random.js';
const realNow = performance.now.bind(performance);
const started = realNow();
const count = Number(process.argv[2] ?? 3);
const gameSeconds = Number(process.argv[3] ?? 60);
const clock = FastClock.install({ random: createRandom(1).next });
const { joinBot } = await import('../../src/judger/client/join.js');
const { startEmbeddedServer } = await import('../../src/judger/server/embedded.js');
const { Perch } = await import('../../src/judger/motion/perch.js');
const { Scaffolding } = await import('../../src/judger/motion/scaffolding.js');
const { goalNear, walk } = await import('../../src/judger/motion/walk.js');
const { Turns } = await import('../../src/judger/placing/turns.js');
const { SpatialMemory } = await import('../../src/judger/skills/spatial-memory.js');
const { Vec3 } = await import('vec3');
const { Presence } = await import('../../src/judger/bots/presence.js');
const log = [];
let placed = 0;
let dug = 0;
let failed = 0;
let isOver = false;
/** The cell where bot i works for the k-th time. Each bot has its own patch with cells a few blocks apart. */
const cellOf = (i, k) => ({
    x: -24 + (i % 8) * 6 + (k % 4),
    y: -60,
    z: -28 + Math.floor(i / 8) * 10 + (Math.floor(k / 4) % 6),
});
const memory = new SpatialMemory();
const contextOf = (bot, { view, openEyes }) => ({
    bot,
    clock,
    signal: new AbortController().signal,
    isGone: () => isOver,
    perch: new Perch(new Scaffolding(), bot.username),
    turns: new Turns(),
    memory,
    view,
    openEyes,
});
async function work(bot, i) {
    const presence = new Presence(bot, { rights: { opensDoors: false }, memory });
    for (let k = 0; !isOver; k++) {
        const { x, y, z } = cellOf(i, k);
        try {
            await walk(contextOf(bot, presence), goalNear({ x, y, z: z - 2 }, 2));
            const at = new Vec3(x, y, z);
            const block = bot.blockAt(at);
            if (block?.name === 'air') {
                await bot.equip(bot.registry.itemsByName.oak_planks?.id, 'hand');
                await bot.placeBlock(bot.blockAt(at.offset(0, -1, 0)), new Vec3(0, 1, 0));
                placed++;
            }
            else {
                await bot.dig(block);
                dug++;
            }
            log.push([clock.now(), i, x, z]);
        }
        catch (error) {
            failed++;
            log.push([clock.now(), i, error.message]);
            await clock.sleep(250);
        }
    }
}
async function run() {
    const server = await startEmbeddedServer({
        clock,
        random: createRandom(1),
        version: '1.19.2',
        spawn: { x: 0.5, y: -60, z: 0.5 },
        bots: 'memory',
    });
    clock.waitFor(() => server.isBusy());
    const bots = [];
    let firstJoined = 0;
    for (let i = 0; i < count; i++) {
        const bot = await joinBot({ name: `Bot${i}`, connection: server.connect(''), clock, address: 'embedded' });
        if (i === 0)
            firstJoined = realNow() - started;
        await server.command(`give Bot${i} oak_planks 64`);
        const { x, y, z } = cellOf(i, 0);
        await server.command(`tp Bot${i} ${x} ${y} ${z - 2}`);
        bots.push(bot);
    }
    await clock.sleep(1000);
    const wallStart = realNow();
    const gameStart = clock.now();
    for (const [i, bot] of bots.entries())
        void work(bot, i);
    await clock.sleep(gameSeconds * 1000);
    isOver = true;
    const wall = (realNow() - wallStart) / 1000;
    return {
        bots: count,
        gameSeconds: (clock.now() - gameStart) / 1000,
        wallSeconds: wall,
        speed: (clock.now() - gameStart) / 1000 / wall,
        ticksPerSecond: (clock.now() - gameStart) / 50 / wall,
        firstBotMs: firstJoined,
        rssMb: process.memoryUsage().rss / 2 ** 20,
        placed,
        dug,
        failed,
        hash: createHash('sha256').update(JSON.stringify(log)).digest('hex').slice(0, 12),
    };
}
process.stdout.write(`${JSON.stringify(await clock.drive(run()))}\n`);
process.exit(0);
