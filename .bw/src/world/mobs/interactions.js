import { centreOf, FACES, neighbour } from '../geometry.js';
import { counted } from '../items/stack.js';
import { STATUS_HEARTS } from './animals.js';
import { catchFish } from './fish-buckets.js';
import { mendGolem } from './golems/care.js';
import { COLOURS } from './kinds.js';
import { lead } from './leading.js';
import { Mob } from './mob.js';
import { feedFlower, stewOfMooshroom } from './mooshrooms.js';
import { feedToHeal, feedToTame, tellToSit } from './pets/taming.js';
import { feedHorse } from './riding/feeding.js';
import { dress, loadChest, lookInto } from './riding/horse-window.js';
import { ride, saddle } from './riding/mounts.js';
import { shearMob } from './shearing.js';
/** Ticks for which an animal stays in love after being fed. */
const LOVE_TICKS = 600;
/** Containers that a mob fills, and the filled items (Cow, Goat and MushroomCow.mobInteract). */
const FILLS = {
    cow: { bucket: 'milk_bucket' },
    goat: { bucket: 'milk_bucket' },
    mooshroom: { bucket: 'milk_bucket', bowl: 'mushroom_stew' },
};
const INTERACTIONS = [
    ...[lead, lookInto, catchFish, feedFlower, milk, shear, mendGolem, dye, saddle],
    ...[feedToTame, feedToHeal, feedHorse, feed, hatchYoung, dress, loadChest, tellToSit, ride],
];
/** Uses the held item on a mob. Returns false if this does nothing. */
export function interactWithMob(game, player, target, hand) {
    if (!(target instanceof Mob) || target.dying || player.gameMode === 'spectator')
        return false;
    const use = { game, player, mob: target, stack: player.held(hand), hand };
    return INTERACTIONS.some((interaction) => interaction(use));
}
function milk({ player, mob, stack, hand }) {
    const name = stack ? FILLS[mob.kind]?.[stack.name] : undefined;
    if (name === undefined || mob.traits.baby)
        return false;
    const filled = (name === 'mushroom_stew' && stewOfMooshroom(mob)) || player.game.items.make(name);
    player.useUp(hand);
    if (player.held(hand))
        player.giveOrToss(filled);
    else
        player.inventory[player.handSlot(hand)] = filled;
    return true;
}
function shear({ player, mob, stack, hand }) {
    if (stack?.name !== 'shears' || !shearMob(mob))
        return false;
    player.statistics.add('sheared', mob.kind);
    player.wear(1, hand);
    return true;
}
function dye({ game, player, mob, stack, hand }) {
    const colour = COLOURS.findIndex((name) => stack?.name === `${name}_dye`);
    if (mob.kind !== 'sheep' || mob.traits.sheared || colour < 0 || mob.traits.colour === colour)
        return false;
    mob.traits.colour = colour;
    player.statistics.add('dyed', mob.kind);
    game.sendMetadata(mob);
    player.useUp(hand);
    return true;
}
function feed({ game, player, mob, stack, hand }) {
    if (!stack || !mob.type.food?.has(stack.name))
        return false;
    if (mob.traits.baby)
        mob.speedUpGrowth();
    else if (mob.love > 0 || game.ticks < mob.breedsAt)
        return false;
    else if (mob.type.breedsTame && !mob.traits.tame)
        return false;
    else {
        mob.love = LOVE_TICKS;
        mob.fedBy = player;
        mob.traits.sitting = false;
        game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_HEARTS });
    }
    player.statistics.add('fed', mob.kind);
    const left = stack.name === 'tropical_fish_bucket' ? 'water_bucket' : undefined;
    player.useUp(hand);
    if (left && !player.creative)
        player.inventory[player.handSlot(hand)] = game.items.make(left);
    return true;
}
/** A spawn egg used on an animal of its own kind spawns a baby. */
function hatchYoung({ game, player, mob, stack, hand }) {
    if (stack?.name !== `${mob.kind}_spawn_egg`)
        return false;
    const young = game.summon(mob.kind, mob.position);
    if (young instanceof Mob)
        young.makeBaby();
    player.useUp(hand);
    return true;
}
/** A spawn egg used on a block spawns a mob at the clicked side. Returns false if the item is not a spawn egg. */
export function hatch(game, player, packet) {
    const stack = player.held(packet.hand);
    const kind = stack?.name.match(/^(.+)_spawn_egg$/)?.[1];
    if (!stack || kind === undefined || !game.registry.entitiesByName[kind])
        return false;
    const p = centreOf(neighbour(packet.location, FACES[packet.direction] ?? 'up'));
    game.summon(kind, { ...p, y: p.y - 0.5 });
    player.inventory[player.handSlot(packet.hand)] = player.creative ? stack : counted(stack, stack.count - 1);
    return true;
}
