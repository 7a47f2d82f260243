import { effectPacket } from '../kernel/entities/traits.js';
import { gameOf } from '../kernel/game.js';
import { sendExperience } from '../kernel/player/experience.js';
import { coolDown } from '../player/cooldown.js';
import { removeEffect } from '../player/effects.js';
import { setGameMode } from '../player/game-mode.js';
import { FULL_AIR, NOT_BURNING } from '../player/hazards.js';
import { sendAbsorption, sendHealth } from '../player/health.js';
import { changeDimension, respawn } from '../player/joining.js';
import { restoreBook, takeBook } from '../player/recipe-book.js';
import { dismount, mount } from '../player/riding.js';
import { wakeUp } from '../player/sleeping.js';
import { teleport } from '../player/teleport.js';
import { forceClose } from '../player/windows.js';
/** A player who is dead at that moment is treated as having respawned where it died. */
export function takePlayer(player) {
    const game = gameOf(player);
    const { name, position, yaw, pitch, gameMode, selected, traits, hunger, experience } = player;
    const { food, saturation, exhaustion, timer } = hunger;
    const { level, points, total } = experience;
    return {
        ...{ name, position: { ...position }, yaw, pitch, gameMode, selected },
        dimension: game.dimension.name,
        inventory: [...player.inventory],
        enderChest: [...player.enderChest],
        health: player.dead ? player.fullHealth : player.health,
        absorption: traits.absorption,
        hunger: { food, saturation, exhaustion, timer },
        experience: { level, points, total },
        effects: [...traits.effects.values()].map((effect) => ({ ...effect })),
        tags: [...traits.tags],
        home: { dimension: player.home, point: player.spawnPoint, bed: player.bed },
        bases: [...traits.bases],
        modifiers: traits.modifiers,
        air: player.dead ? FULL_AIR : player.air,
        fire: player.dead ? NOT_BURNING : player.fire,
        enchantmentSeed: player.enchantmentSeed,
        cooldowns: [...player.cooldowns].flatMap(([item, until]) => until > game.ticks ? [[item, until - game.ticks]] : []),
        recipeBook: takeBook(player),
        vehicle: player.vehicle?.uuid,
        statistics: player.statistics.all(),
    };
}
/** Restores a player and informs its client. */
export function restorePlayer(player, moment) {
    forceClose(player);
    wakeUp(gameOf(player), player);
    if (player.dead)
        respawn(gameOf(player), player);
    restorePlace(player, moment);
    const game = gameOf(player);
    if (player.gameMode !== moment.gameMode)
        setGameMode(game, player, moment.gameMode);
    player.cursor = null;
    player.digging = null;
    player.using = null;
    copyInto(player.inventory, moment.inventory);
    copyInto(player.enderChest, moment.enderChest);
    player.selected = moment.selected;
    player.traits.bases.clear();
    for (const [name, base] of moment.bases)
        player.traits.bases.set(name, base);
    player.traits.modifiers = moment.modifiers;
    restoreEffects(game, player, moment);
    player.health = moment.health;
    player.hurtTicks = 0;
    player.air = moment.air;
    player.fire = moment.fire;
    player.fallen = 0;
    player.enchantmentSeed = moment.enchantmentSeed;
    player.bed = moment.home.bed;
    for (const item of player.cooldowns.keys())
        coolDown(game, player, item, 0);
    player.cooldowns.clear();
    for (const [item, ticks] of moment.cooldowns)
        coolDown(game, player, item, ticks);
    restoreBook(player, moment.recipeBook);
    Object.assign(player.hunger, moment.hunger);
    Object.assign(player.experience, moment.experience);
    player.traits.tags.clear();
    for (const tag of moment.tags)
        player.traits.tags.add(tag);
    player.home = moment.home.dimension;
    player.spawnPoint = moment.home.point;
    player.statistics.restore(moment.statistics);
    player.menu.sendAll();
    player.send('held_item_slot', { slot: player.selected });
    player.send(...player.attributes());
    sendHealth(player);
    sendExperience(player);
}
/** Seats a player on its mount after the entities have been restored. */
export function reseat(player, { vehicle }) {
    const game = gameOf(player);
    const seat = [...game.entities.values()].find(({ uuid }) => uuid === vehicle);
    if (seat)
        mount(game, player, seat);
}
function restorePlace(player, { dimension, position, yaw, pitch }) {
    const game = gameOf(player);
    dismount(game, player);
    const to = game.world.in(dimension);
    if (to === game)
        teleport(game, player, position, { yaw, pitch });
    else
        changeDimension(to, player, position, { yaw, pitch });
}
function restoreEffects(game, player, { effects, absorption }) {
    for (const name of [...player.traits.effects.keys()])
        removeEffect(game, player, name);
    for (const effect of effects) {
        player.traits.effects.set(effect.name, { ...effect });
        player.send(...effectPacket(player.id, effect));
    }
    player.traits.absorption = absorption;
    sendAbsorption(player);
}
function copyInto(slots, wanted) {
    for (let i = 0; i < slots.length; i++)
        slots[i] = wanted[i] ?? null;
}
