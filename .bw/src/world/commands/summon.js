import { createEntity } from '../persistence/entity-apply.js';
import { displayName } from '../player/display-name.js';
import { translate } from '../protocol/fields.js';
import { COMPOUND } from './arguments/nbt.js';
import { checkedPlace, pointFor, VEC3 } from './arguments/positions.js';
import { SUMMONABLE } from './arguments/registries.js';
import { refused, unsupported } from './reply.js';
import { command } from './tree/node.js';
/** summon <entity> [pos] [nbt] */
export const summon = command('summon', (at) => at.argument('entity', SUMMONABLE, (at) => at
    .runs((run, { entity }) => appear(run, entity, run.source.position))
    .argument('pos', VEC3, (at) => at
    .runs((run, { entity, pos }) => appear(run, entity, pointFor(run.source, pos)))
    .argument('nbt', COMPOUND, (at) => at.runs((run, { entity, pos, nbt }) => appear(run, entity, pointFor(run.source, pos), nbt))))));
function appear(run, kind, place, nbt) {
    const { game } = run;
    const entity = createEntity(game, kind, checkedPlace(place, 'summon'), nbt);
    if (entity === 'no_item')
        throw refused('commands.summon.failed');
    if (!entity)
        throw unsupported(`Unable to summon ${kind}: this server has no such entity`);
    game.addEntity(entity);
    run.did(translate('commands.summon.success', displayName(entity)));
    return { id: entity.id, uuid: entity.uuid };
}
