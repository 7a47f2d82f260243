import { blockOf, neighbour } from '../geometry.js';
import { being, point, ticksSince, ticksUntil } from '../kernel/memory/fields.js';
import { SavedMemory } from '../kernel/memory/saved-memory.js';
import { isMob, Mob } from './mob.js';
/** Distance at which an animal notices held food, and distance that it keeps, in blocks. */
const FOOD_SIGHT = 10;
const FOOD_NEAR = 2.5;
/** Distance for finding a mate or a parent, and distance at which they are together, in blocks. */
const MATE_SIGHT = 8;
const MATE_NEAR = 3;
const PARENT_FAR = 3;
/** Ticks for which a pair stands together before the baby is born, and ticks until they can breed again. */
const COURTSHIP_TICKS = 60;
const BREED_PAUSE = 6000;
/** A sheep eats grass every 1000 ticks on average, a lamb every 50. Behaviours run every 5 ticks. */
const GRAZE_ODDS = 200;
const LAMB_GRAZE_ODDS = 10;
const GRAZE_TICKS = 40;
/** Minimum and maximum time between two eggs, in ticks. */
const EGG_LOW = 6000;
const EGG_HIGH = 12_000;
const STATUS_GRAZE = 10;
/** Maximum experience from a birth. */
const MOST_EXPERIENCE = 7;
export const STATUS_HEARTS = 18;
const SPEED_FACTORS = { cow: 1.25, mooshroom: 1.25, pig: 1.2, sheep: 1.1 };
/** The mate that an animal is courting, and the tick at which courtship began. */
export const COURTSHIP = new SavedMemory('courtship', {
    mate: being('Mate', { is: isMob }),
    since: ticksSince('CourtingFor', { initial: 0 }),
});
/** Tick at which a chicken lays its next egg; undefined before its first tick. */
export const EGGS = new SavedMemory('eggs', { layAt: ticksUntil('EggLayTime', { vanilla: true }) });
/** Tick at which a sheep eats its mouthful of grass (undefined while it is not eating), and the position of the grass. */
export const GRAZING = new SavedMemory('grazing', { bitesAt: ticksUntil('BitesIn'), grass: point('Grass') }, { resume: (sheep) => biteLater(sheep) });
/** Follows a player who holds its food. */
export function followFood(mob) {
    const { food } = mob.type;
    if (!food)
        return false;
    const holds = (player) => !player.dead &&
        player.gameMode !== 'spectator' &&
        [0, 1].some((hand) => food.has(player.held(hand)?.name ?? ''));
    const [nearest] = mob.game.players
        .filter((player) => holds(player) && mob.distanceTo(player) < FOOD_SIGHT)
        .sort((a, b) => mob.distanceTo(a) - mob.distanceTo(b));
    if (!nearest)
        return false;
    if (mob.distanceTo(nearest) < FOOD_NEAR)
        mob.stop();
    else
        approach(mob, nearest, FOOD_NEAR - 0.5);
    return true;
}
/** Walks to a mate that is also in love, and breeds. */
export function breed(mob) {
    if (mob.love === 0 || mob.traits.baby || mob.traits.sitting)
        return false;
    const [mate] = partners(mob).filter((other) => other.love > 0 && !other.traits.baby && mob.distanceTo(other) < MATE_SIGHT);
    if (!mate)
        return false;
    approach(mob, mate, 1);
    const courting = COURTSHIP.of(mob);
    if (courting.mate !== mate)
        Object.assign(courting, { mate, since: mob.game.ticks });
    else if (mob.game.ticks - courting.since >= COURTSHIP_TICKS && mob.distanceTo(mate) < MATE_NEAR)
        giveBirth(mob, mate);
    return true;
}
function giveBirth(mob, mate) {
    const { game } = mob;
    const breeder = mob.fedBy ?? mate.fedBy;
    breeder?.statistics.add('custom', 'animals_bred');
    breeder?.statistics.add('bred', mob.kind);
    for (const parent of [mob, mate]) {
        parent.love = 0;
        parent.fedBy = undefined;
        parent.breedsAt = game.ticks + BREED_PAUSE;
        parent.stop();
        COURTSHIP.of(parent).mate = undefined;
    }
    // turtles and frogs lay eggs, which do not exist as blocks here: their young appear at once
    const young = game.summon(mob.kind === mate.kind ? mob.kind : 'mule', mob.position);
    if (!(young instanceof Mob))
        return;
    young.makeBaby();
    if (mob.kind === 'wolf' || mob.kind === 'cat') {
        young.traits.tame = mob.traits.tame;
        young.traits.owner = mob.traits.owner;
    }
    if (game.rules.get('doMobLoot') === true)
        game.dropExperience(mob.position, game.mobChance.between(1, MOST_EXPERIENCE));
    // a lamb has the colour of one of its parents; dyes are not mixed
    if (mob.traits.colour !== undefined)
        young.traits.colour = game.mobChance.oneIn(2) ? mob.traits.colour : mate.traits.colour;
    game.sendMetadata(young);
    game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_HEARTS });
}
/** A baby stays near an adult. */
export function followParent(mob) {
    if (!mob.traits.baby)
        return false;
    const [parent] = ofKind(mob)
        .filter((other) => !other.traits.baby && mob.distanceTo(other) < MATE_SIGHT)
        .sort((a, b) => mob.distanceTo(a) - mob.distanceTo(b));
    if (!parent || mob.distanceTo(parent) < PARENT_FAR)
        return false;
    approach(mob, parent, PARENT_FAR - 1);
    return true;
}
/** A sheep eats grass; its wool then regrows. */
export function graze(mob) {
    if (mob.kind !== 'sheep' || mob.route.length > 0)
        return false;
    const { game } = mob;
    const below = neighbour(blockOf(mob.position), 'down');
    if (!game.mobChance.oneIn(mob.traits.baby ? LAMB_GRAZE_ODDS : GRAZE_ODDS))
        return false;
    if (game.level.get(below).name !== 'grass_block')
        return false;
    mob.busyUntil = game.ticks + GRAZE_TICKS;
    game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_GRAZE });
    Object.assign(GRAZING.of(mob), { bitesAt: game.ticks + GRAZE_TICKS - 4, grass: below });
    biteLater(mob);
    return true;
}
/** Lets a sheep eat its mouthful of grass when it is due. */
function biteLater(mob) {
    const { game } = mob;
    const grazing = GRAZING.of(mob);
    const { bitesAt, grass } = grazing;
    if (bitesAt === undefined || !grass)
        return;
    game.schedule(bitesAt - game.ticks, () => {
        if (grazing.bitesAt !== bitesAt)
            return;
        grazing.bitesAt = undefined;
        bite(mob, grass);
    });
}
/** A mouthful of grass lets wool grow, and lambs. */
function bite(mob, grass) {
    const { game } = mob;
    if (mob.removed || mob.dying || game.level.get(grass).name !== 'grass_block')
        return;
    if (game.rules.get('mobGriefing') === true)
        game.level.set(grass, game.level.states.encode('dirt'));
    mob.traits.sheared = false;
    if (mob.traits.baby)
        mob.speedUpGrowth();
    game.sendMetadata(mob);
}
/** A chicken lays an egg every five to ten minutes. This never blocks other behaviours. */
export function layEggs(mob) {
    if (mob.kind !== 'chicken' || mob.traits.baby)
        return false;
    const { ticks, mobChance } = mob.game;
    const eggs = EGGS.of(mob);
    const due = eggs.layAt;
    if (due === undefined || ticks >= due) {
        eggs.layAt = ticks + mobChance.between(EGG_LOW, EGG_HIGH);
        if (due !== undefined)
            mob.drop('egg', 1);
    }
    return false;
}
/** Walks towards a target that may move; searches a new route only when it has moved. */
function approach(mob, to, near) {
    const { goal, route } = mob;
    const moved = !goal || Math.hypot(goal.x - to.position.x, goal.z - to.position.z) > 1;
    if (moved || (route.length === 0 && mob.distanceTo(to) > near + 0.5))
        mob.goTo(to.position, { haste: SPEED_FACTORS[mob.kind] ?? 1, near });
}
/** Horses and donkeys also breed with each other, which produces mules. */
const OTHER_KIND = { horse: 'donkey', donkey: 'horse' };
const partners = (mob) => [...ofKind(mob), ...ofKind(mob, OTHER_KIND[mob.kind])];
function ofKind(mob, kind = mob.kind) {
    const found = [];
    for (const other of mob.game.entities.values())
        if (other instanceof Mob && other !== mob && other.kind === kind && !other.removed && !other.dying)
            found.push(other);
    return found;
}
