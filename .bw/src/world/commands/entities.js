import { Body } from '../kernel/entities/body.js';
import { gameOf } from '../kernel/game.js';
import { Player } from '../kernel/player/player.js';
import { displayName } from '../player/display-name.js';
import { hurtPlayer } from '../player/health.js';
import { styled, text, translate } from '../protocol/fields.js';
import { ENTITIES } from './arguments/entities.js';
import { allOf, ownEntity } from './arguments/selector.js';
import { WORD } from './arguments/words.js';
import { refused } from './reply.js';
import { listText, oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/** Maximum number of tags of one entity (vanilla). */
const MAX_TAGS = 1024;
/** kill [targets] */
export const kill = command('kill', (at) => at
    .runs((run) => killAll(run, [ownEntity(run)]))
    .argument('targets', ENTITIES, (at) => at.runs((run, { targets }) => killAll(run, allOf(run, targets)))));
function killAll(run, killed) {
    // names used before they lose the data for their names
    const message = oneOrMany(killed, (who) => translate('commands.kill.success.single', who), (many) => translate('commands.kill.success.multiple', many));
    for (const target of killed) {
        if (target instanceof Player)
            hurtPlayer(gameOf(target), target, { amount: Number.MAX_VALUE, cause: 'kill' });
        else if (target instanceof Body)
            target.die();
        else
            run.game.removeEntity(target);
    }
    run.did(message);
}
/** tag <targets> (add <name> | remove <name> | list) */
export const tag = command('tag', (at) => at.argument('targets', ENTITIES, (at) => {
    at.literal('add', (at) => at.argument('name', WORD, (at) => at.runs((run, { targets, name }) => addTag(run, allOf(run, targets), name))));
    at.literal('remove', (at) => at.argument('name', WORD, (at) => at.runs((run, { targets, name }) => removeTag(run, allOf(run, targets), name))));
    at.literal('list', (at) => at.runs((run, { targets }) => listTags(run, allOf(run, targets))));
}));
function addTag(run, found, name) {
    const changed = found.filter(({ traits: { tags } }) => !tags.has(name) && tags.size < MAX_TAGS && tags.add(name));
    if (changed.length === 0)
        throw refused('commands.tag.add.failed');
    run.did(oneOrMany(found, (who) => translate('commands.tag.add.success.single', name, who), (many) => translate('commands.tag.add.success.multiple', name, many)));
}
function removeTag(run, found, name) {
    const changed = found.filter(({ traits: { tags } }) => tags.delete(name));
    if (changed.length === 0)
        throw refused('commands.tag.remove.failed');
    run.did(oneOrMany(found, (who) => translate('commands.tag.remove.success.single', name, who), (many) => translate('commands.tag.remove.success.multiple', name, many)));
}
function listTags(run, found) {
    const tags = [...new Set(found.flatMap((entity) => [...entity.traits.tags]))];
    run.says(tagList(found, tags));
    return tags;
}
function tagList(found, tags) {
    const [first] = found;
    const all = listText(tags.map((name) => styled(text(name), { color: 'green' })));
    if (found.length === 1 && first) {
        const who = displayName(first);
        if (tags.length === 0)
            return translate('commands.tag.list.single.empty', who);
        return translate('commands.tag.list.single.success', who, tags.length, all);
    }
    if (tags.length === 0)
        return translate('commands.tag.list.multiple.empty', found.length);
    return translate('commands.tag.list.multiple.success', found.length, tags.length, all);
}
