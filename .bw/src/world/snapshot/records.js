import { restoreBorder, takeBorder } from '../border/saved-border.js';
import { storagesOf } from '../commands/data-holders.js';
import { functionsOf } from '../commands/functions.js';
import { runCommand } from '../commands/index.js';
import { sourceOf } from '../commands/source.js';
import { mapsOf } from '../maps/maps.js';
import { achievedIn, sendAdvancements } from '../player/advancements/progress.js';
export function takeRecords(game) {
    const { scoreboard, bossBars, ops } = game.world;
    const maps = mapsOf(game);
    return {
        scoreboard: structuredClone(scoreboard.take()),
        bossBars: structuredClone(bossBars.take()),
        border: takeBorder(game),
        storages: structuredClone(storagesOf(game)),
        advancements: new Map(structuredClone([...achievedIn(game)].filter(([, met]) => met.size > 0))),
        maps: { list: [...maps.byId.values()].map(copied), next: maps.next },
        operators: ops.take(),
        scheduled: [...functionsOf(game).due].map(({ name, at }) => [name, at - game.ticks]),
    };
}
export function restoreRecords(game, moment) {
    const { scoreboard, bossBars, ops } = game.world;
    scoreboard.restore(structuredClone(moment.scoreboard));
    bossBars.restore(structuredClone(moment.bossBars));
    restoreBorder(game, moment.border);
    replace(storagesOf(game), structuredClone(moment.storages));
    replace(achievedIn(game), structuredClone(moment.advancements));
    for (const player of game.world.players)
        sendAdvancements(game, player);
    restoreMaps(game, moment.maps);
    ops.restore(moment.operators);
    const { due } = functionsOf(game);
    due.clear();
    for (const [name, ticks] of moment.scheduled) {
        const entry = { name, at: game.ticks + ticks };
        due.add(entry);
        game.schedule(ticks, () => {
            if (due.delete(entry))
                runCommand(game, sourceOf(game), `function ${name}`);
        });
    }
}
function restoreMaps(game, { list, next }) {
    const maps = mapsOf(game);
    const newest = Math.max(0, ...[...maps.byId.values()].map(({ version }) => version));
    maps.byId.clear();
    // clients redraw a map that has a higher version
    for (const map of list)
        maps.byId.set(map.id, { ...copied(map), version: newest + map.version, memory: {} });
    maps.next = next;
}
function copied({ id, dimension, scale, centre, locked, colours, version }) {
    return { id, dimension, scale, centre, locked, colours: colours.slice(), version };
}
function replace(map, by) {
    map.clear();
    for (const [key, value] of by)
        map.set(key, value);
}
