import { ADVANCEMENTS } from '../player/advancements/list.js';
import { isDone, isMet, setCriteria } from '../player/advancements/progress.js';
import { displayName } from '../player/display-name.js';
import { text, translate } from '../protocol/fields.js';
import { PLAYERS } from './arguments/entities.js';
import { playersOf } from './arguments/selector.js';
import { WORD } from './arguments/words.js';
import { namespaced, readName } from './names.js';
import { missing, refused } from './reply.js';
import { command } from './tree/node.js';
import { suggestResources } from './tree/suggestions.js';
/** An advancement by its name. */
const ADVANCEMENT = {
    parser: { id: 'minecraft:resource_location', suggestions: 'minecraft:ask_server' },
    parse(reader) {
        const name = readName(reader);
        const found = ADVANCEMENTS.find(({ id }) => id === name);
        if (!found)
            throw missing('advancement.advancementNotFound', namespaced(name));
        return found;
    },
    suggest: suggestResources(() => ADVANCEMENTS.map(({ id }) => id)),
};
/** Ways to select advancements. */
const WAYS = {
    from: (of) => [of, ...after(of)],
    until: (of) => [...before(of), of],
    through: (of) => [...before(of), of, ...after(of)],
};
/** advancement (grant | revoke) <targets> (everything | only <name> [criterion] | from | until | through <name>) */
export const advancement = command('advancement', (at) => {
    for (const verb of ['grant', 'revoke'])
        at.literal(verb, (at) => at.argument('targets', PLAYERS, (at) => choices(at, verb)));
});
function choices(at, verb) {
    at.literal('everything', (at) => at.runs((run, { targets }) => change(run, targets, ADVANCEMENTS, verb)));
    at.literal('only', (at) => at.argument('advancement', ADVANCEMENT, (at) => at
        .runs((run, args) => change(run, args.targets, [args.advancement], verb))
        .argument('criterion', WORD, (at) => at.runs((run, args) => changeOne(run, args.targets, args.advancement, args.criterion, verb)))));
    for (const [way, meant] of Object.entries(WAYS))
        at.literal(way, (at) => at.argument('advancement', ADVANCEMENT, (at) => at.runs((run, args) => change(run, args.targets, meant(args.advancement), verb))));
}
const before = ({ parent }) => {
    const own = ADVANCEMENTS.find(({ id }) => id === parent);
    return own ? [...before(own), own] : [];
};
const after = ({ id }) => ADVANCEMENTS.filter(({ parent }) => parent === id).flatMap((child) => [child, ...after(child)]);
const titled = ({ id }) => text(`[${namespaced(id)}]`);
/** Grants or revokes whole advancements. */
function change(run, targets, list, verb) {
    const players = playersOf(run, targets);
    const granted = verb === 'grant';
    let count = 0;
    for (const player of players)
        for (const each of list) {
            if (granted && isDone(run.game, player, each))
                continue;
            const names = Object.keys(each.criteria);
            if (setCriteria(run.game, player, each, { names, granted }))
                count++;
        }
    const [first] = list;
    const what = list.length === 1 && first ? titled(first) : list.length;
    const key = `${list.length === 1 ? 'one' : 'many'}.to.${players.length === 1 ? 'one' : 'many'}`;
    const words = [what, whom(players)];
    if (count === 0)
        throw refused(`commands.advancement.${verb}.${key}.failure`, ...words);
    run.did(translate(`commands.advancement.${verb}.${key}.success`, ...words));
    return count;
}
function changeOne(run, targets, of, criterion, verb) {
    const players = playersOf(run, targets);
    if (!of.criteria[criterion])
        throw refused('commands.advancement.criterionNotFound', titled(of), criterion);
    const granted = verb === 'grant';
    const changed = players.filter((player) => isMet(run.game, player, of, criterion) !== granted);
    for (const player of changed)
        setCriteria(run.game, player, of, { names: [criterion], granted });
    const key = `commands.advancement.${verb}.criterion.to.${players.length === 1 ? 'one' : 'many'}`;
    const words = [criterion, titled(of), whom(players)];
    if (changed.length === 0)
        throw refused(`${key}.failure`, ...words);
    run.did(translate(`${key}.success`, ...words));
    return changed.length;
}
const whom = (players) => {
    const [only] = players;
    return players.length === 1 && only ? displayName(only) : players.length;
};
