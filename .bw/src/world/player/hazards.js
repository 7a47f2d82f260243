import { blockOf, neighbour, vec } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { fluidHeight, fluidOf } from '../kernel/blocks/fluid.js';
import { isSeeThrough } from '../kernel/blocks/rules.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { hurtPlayer } from './health.js';
import { sendPosture } from './posture.js';
/** Ticks for which a full breath lasts, and ticks regained per tick in the air. */
export const FULL_AIR = 300;
const BREATH = 4;
/** Air value below zero at which drowning causes damage. */
const DROWNING = -20;
/** Burning time after contact with lava, or after long enough in fire, in ticks. */
const LAVA_BURNS = 300;
const FIRE_BURNS = 160;
/** Value of `fire` when not burning; it counts up to 0 in fire before a player catches fire. */
export const NOT_BURNING = -20;
const AIR_KEY = 1;
/** Distance between the eye and the surface at which the eye counts as submerged, in blocks (vanilla). */
const EYE_DEPTH = 0.111;
/** Slow movement in a berry bush does not cause damage. */
const STILL = 0.003;
/** Applies the hazards around a player for one tick: water, lava, fire, thorns, walls. */
export function tickHazards(game, player) {
    if (player.dead || player.gameMode === 'spectator')
        return;
    const moved = player.position !== player.before;
    if (!moved && player.safeAt === game.level.changes && player.fire === NOT_BURNING)
        return;
    const touched = touchedBy(game, player);
    breathe(game, player);
    const hot = burnIn(game, player, touched);
    burn(game, player, touched, hot);
    scratch(game, player, touched);
    const onMagma = standsOn(game, player).name === 'magma_block' && !walksOnFrost(player);
    if (onMagma && player.onGround && !player.sneaking)
        hurtPlayer(game, player, { amount: 1, cause: 'magma' });
    const inWall = isInWall(game, player);
    if (inWall)
        hurtPlayer(game, player, { amount: 1, cause: 'suffocation' });
    const safe = touched.length === 0 && !onMagma && !inWall && player.air === FULL_AIR;
    player.safeAt = safe ? game.level.changes : -1;
    player.before = player.position;
}
/** Blocks that the body touches; fluids only count up to their surface. */
function touchedBy(game, { position, size }) {
    const { level } = game;
    const half = size.width / 2 - 0.001;
    const found = [];
    for (let y = Math.floor(position.y + 0.001); y <= Math.floor(position.y + size.height - 0.001); y++)
        for (let x = Math.floor(position.x - half); x <= Math.floor(position.x + half); x++)
            for (let z = Math.floor(position.z - half); z <= Math.floor(position.z + half); z++) {
                const state = level.get({ x, y, z });
                if (state.stateId === 0)
                    continue;
                const fluid = fluidOf(level, state);
                if (!fluid || y + fluidHeight(level, fluid, level.get({ x, y: y + 1, z })) >= position.y + 0.001)
                    found.push(state);
            }
    return found;
}
function breathe(game, player) {
    const before = player.air;
    if (!isUnderWater(game, player))
        player.air = Math.min(FULL_AIR, player.air + BREATH);
    else if (!player.creative && !breathesWater(player) && losesAir(game, player) && --player.air <= DROWNING) {
        player.air = 0;
        hurtPlayer(game, player, { amount: 2, cause: 'drown' });
    }
    if (player.air !== before)
        player.send('entity_metadata', {
            entityId: player.id,
            metadata: [{ key: AIR_KEY, type: 1, value: player.air }],
        });
}
const breathesWater = (player) => effectLevel(player, 'water_breathing') > 0 || effectLevel(player, 'conduit_power') > 0;
/** Each level of respiration makes it more likely that no air is used (vanilla decreaseAirSupply). */
function losesAir(game, { inventory }) {
    const level = enchantment(inventory[SLOT.helmet] ?? null, 'respiration');
    return level === 0 || game.chance.oneIn(level + 1);
}
function isUnderWater(game, player) {
    const eyes = vec(player.eyes.x, player.eyes.y - EYE_DEPTH, player.eyes.z);
    const p = blockOf(eyes);
    const state = game.level.get(p);
    const fluid = fluidOf(game.level, state);
    if (fluid?.kind !== 'water' || state.name === 'bubble_column')
        return false;
    return p.y + fluidHeight(game.level, fluid, game.level.get(neighbour(p, 'up'))) > eyes.y;
}
/** Damages a player in lava, fire and campfires. Returns whether there is any. */
function burnIn(game, player, touched) {
    const lava = touched.some((state) => state.name === 'lava');
    const fire = touched.find((state) => state.name === 'fire' || state.name === 'soul_fire');
    const camp = touched.find((state) => state.name.endsWith('campfire') && state.properties['lit'] === true);
    if (lava) {
        player.fire = Math.max(player.fire, LAVA_BURNS);
        hurtPlayer(game, player, { amount: 4, cause: 'lava' });
    }
    if (fire) {
        if (++player.fire === 0)
            player.fire = FIRE_BURNS;
        hurtPlayer(game, player, { amount: fire.name === 'fire' ? 1 : 2, cause: 'fire' });
    }
    if (camp && !walksOnFrost(player))
        hurtPlayer(game, player, { amount: camp.name === 'campfire' ? 1 : 2, cause: 'fire' });
    return lava || fire !== undefined;
}
/** Frost Walker boots prevent damage from magma and campfires. */
const walksOnFrost = ({ inventory }) => enchantment(inventory[SLOT.boots] ?? null, 'frost_walker') > 0;
/** Continues burning until it ends or water puts it out. */
function burn(game, player, touched, hot) {
    const wet = player.fire > 0 && touched.some((state) => fluidOf(game.level, state)?.kind === 'water');
    if (player.creative || wet || (!hot && player.fire <= 0))
        player.fire = NOT_BURNING;
    if (player.fire > 0) {
        const inLava = touched.some((state) => state.name === 'lava');
        if (player.fire % 20 === 0 && !inLava)
            hurtPlayer(game, player, { amount: 1, cause: 'burning' });
        player.fire--;
    }
    const burning = player.fire > 0;
    if (burning === player.burning)
        return;
    player.burning = burning;
    sendPosture(game, player);
}
function scratch(game, player, touched) {
    if (touched.some((state) => state.name === 'cactus'))
        hurtPlayer(game, player, { amount: 1, cause: 'cactus' });
    const moved = Math.abs(player.position.x - player.before.x) >= STILL ||
        Math.abs(player.position.z - player.before.z) >= STILL;
    if (moved &&
        touched.some((state) => state.name === 'sweet_berry_bush' && Number(state.properties['age']) > 0))
        hurtPlayer(game, player, { amount: 1, cause: 'berries' });
}
function isInWall(game, { eyes, size }) {
    const { level } = game;
    const reach = (size.width * 0.8) / 2;
    const y = Math.floor(eyes.y);
    for (let x = Math.floor(eyes.x - reach); x <= Math.floor(eyes.x + reach); x++)
        for (let z = Math.floor(eyes.z - reach); z <= Math.floor(eyes.z + reach); z++) {
            const state = level.get({ x, y, z });
            if (state.stateId !== 0 && level.shapes.isFullCube(state) && !isSeeThrough(level, state))
                return true;
        }
    return false;
}
const standsOn = (game, { position }) => game.level.get(blockOf(vec(position.x, position.y - 0.2, position.z)));
