import { Vec3 } from 'vec3';
import { BODY_HEIGHT, HALF_WIDTH } from '../../game/bodies.js';
import { stateOf } from '../../game/data/state-of.js';
import { KnownWays } from './known-ways.js';
import { movingTableOf } from './search/moving-table.js';
import { isSpectator } from './spectator.js';
const BODILESS = new Set(['item', 'experience_orb', 'arrow']);
/** The view of a bot's client. @param rights limits on the agent's paths, and the rules of the world */
export function viewOf(bot, { opensDoors, rules }) {
    const { bodyWorld: world, cells } = bot.extras;
    const { registry } = bot;
    const { kinds } = movingTableOf(registry);
    return {
        version: bot.version,
        rules,
        name: bot.username,
        get position() {
            return bot.entity.position;
        },
        blockAt(cell) {
            const block = world.getBlock(cell);
            if (block === null)
                return undefined;
            const { name, boundingBox, stateId } = block;
            return {
                name,
                get properties() {
                    return textsOf(block.getProperties());
                },
                isSolid: kinds[stateId]?.isSolid ?? boundingBox === 'block',
            };
        },
        kindAt(x, y, z) {
            const state = cells.stateAt(x, y, z);
            return state < 0 ? undefined : kinds[state];
        },
        kindOf: (block) => kinds[stateOf(registry, block) ?? -1] ?? { name: block.name, isSolid: true, top: 1, isNarrow: false },
        firstHit(from, { x, y, z }, range) {
            const direction = new Vec3(x, y, z).normalize();
            const { raycast } = bot.world;
            const hit = raycast.call(world, new Vec3(from.x, from.y, from.z), direction, range);
            const at = hit?.position;
            return at === undefined ? undefined : { x: at.x, y: at.y, z: at.z };
        },
        players: () => Object.values(bot.players).flatMap(({ username, entity }) => {
            if (entity === undefined || entity === null || username === bot.username)
                return [];
            if (isSpectator(bot, username))
                return [];
            const { x, y, z } = entity.position;
            return [{ name: username, position: { x, y, z } }];
        }),
        bodies: () => Object.values(bot.entities).flatMap(({ name, username, position, width, height }) => BODILESS.has(name) || isSpectator(bot, username)
            ? []
            : [
                {
                    name: username ?? name ?? 'something',
                    position,
                    width: width ?? 2 * HALF_WIDTH,
                    height: height ?? BODY_HEIGHT,
                },
            ]),
        opensDoors,
        waysOut: new KnownWays(cells),
    };
}
const textsOf = (properties) => Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]));
