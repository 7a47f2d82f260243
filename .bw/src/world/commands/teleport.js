import { add } from '../geometry.js';
import { gameOf } from '../kernel/game.js';
import { Player } from '../kernel/player/player.js';
import { displayName } from '../player/display-name.js';
import { changeDimension } from '../player/joining.js';
import { dismount } from '../player/riding.js';
import { teleport } from '../player/teleport.js';
import { text, translate } from '../protocol/fields.js';
import { ENTITIES, ENTITY } from './arguments/entities.js';
import { ANCHOR, checkedPlace, lookAt, lookFor, pointFor, ROTATION, VEC3 } from './arguments/positions.js';
import { allOf, oneOf, ownEntity } from './arguments/selector.js';
import { CommandProblem } from './reply.js';
import { eyeHeight } from './source.js';
import { oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/**
 * teleport <destination>; teleport <location>; teleport <targets> <destination>;
 * teleport <targets> <location> [<rotation> | facing (<place> | entity <target> [eyes|feet])]
 */
export const tp = command('teleport', (at) => {
    at.argument('location', VEC3, (at) => at.runs((run, { location }) => toPlace(run, [ownEntity(run)], pointFor(run.source, location))));
    at.argument('destination', ENTITY, (at) => at.runs((run, { destination }) => toEntity(run, [ownEntity(run)], oneOf(run, destination))));
    at.argument('targets', ENTITIES, (at) => {
        at.argument('location', VEC3, (at) => {
            at.runs((run, { targets, location }) => toPlace(run, allOf(run, targets), pointFor(run.source, location)));
            at.argument('rotation', ROTATION, (at) => at.runs((run, { targets, location, rotation }) => {
                const look = lookFor(run.source, rotation);
                toPlace(run, allOf(run, targets), pointFor(run.source, location), () => look);
            }));
            at.literal('facing', (at) => {
                at.argument('facingLocation', VEC3, (at) => at.runs((run, { targets, location, facingLocation }) => {
                    const point = pointFor(run.source, facingLocation);
                    toPlace(run, allOf(run, targets), pointFor(run.source, location), towards(point));
                }));
                at.literal('entity', (at) => at.argument('facingEntity', ENTITY, (at) => {
                    at.runs((run, { targets, location, facingEntity }) => {
                        const point = oneOf(run, facingEntity).position;
                        toPlace(run, allOf(run, targets), pointFor(run.source, location), towards(point));
                    });
                    at.argument('facingAnchor', ANCHOR, (at) => at.runs((run, { targets, location, facingEntity, facingAnchor }) => {
                        const point = partOf(oneOf(run, facingEntity), facingAnchor);
                        toPlace(run, allOf(run, targets), pointFor(run.source, location), towards(point));
                    }));
                }));
            });
        });
        at.argument('destination', ENTITY, (at) => at.runs((run, { targets, destination }) => toEntity(run, allOf(run, targets), oneOf(run, destination))));
    });
}, { also: ['tp'] });
const towards = (point) => (entity, to) => lookAt(add(to, { x: 0, y: eyeHeight(entity), z: 0 }), point);
/** The eyes or feet of an entity. */
export const partOf = (entity, part) => add(entity.position, { x: 0, y: part === 'eyes' ? eyeHeight(entity) : 0, z: 0 });
function toPlace(run, moved, to, lookOf) {
    checkedPlace(to, 'teleport');
    for (const entity of moved)
        moveTarget(run.game, entity, to, lookOf?.(entity, to));
    const [x, y, z] = [to.x, to.y, to.z].map((n) => n.toFixed(6));
    run.did(oneOrMany(moved, (who) => translate('commands.teleport.success.location.single', who, x, y, z), (many) => translate('commands.teleport.success.location.multiple', many, x, y, z)));
}
function toEntity(run, moved, goal) {
    for (const entity of moved)
        moveTarget(gameOf(goal), entity, goal.position, goal);
    const where = displayName(goal);
    run.did(oneOrMany(moved, (who) => translate('commands.teleport.success.entity.single', who, where), (many) => translate('commands.teleport.success.entity.multiple', many, where)));
}
/** Moves an entity or a player. Throws if the player is dead. */
export function moveTarget(game, entity, to, look) {
    if (entity instanceof Player) {
        if (entity.dead)
            throw new CommandProblem('failed', text(`${entity.name} is dead`));
        dismount(gameOf(entity), entity);
        if (gameOf(entity) === game)
            teleport(game, entity, to, look && { yaw: look.yaw, pitch: look.pitch });
        else
            changeDimension(game, entity, to, look);
        return;
    }
    dismount(gameOf(entity), entity);
    if (gameOf(entity) === game)
        entity.position = { x: to.x, y: to.y, z: to.z };
    else {
        for (const rider of [...entity.riders])
            dismount(gameOf(rider), rider);
        game.receive(entity, { x: to.x, y: to.y, z: to.z });
    }
    entity.velocity = { x: 0, y: 0, z: 0 };
    if (look) {
        entity.yaw = look.yaw;
        entity.pitch = Math.max(-90, Math.min(90, look.pitch));
    }
}
