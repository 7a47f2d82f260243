import { needsOtherTool } from '../blocks/drops.js';
import { itemsOf } from '../blocks/removing.js';
import { containerAt } from '../inventory/chest.js';
import { counted, sameKind } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { Player } from '../kernel/player/player.js';
import { lootOf } from '../mobs/index.js';
import { caught } from '../projectiles/fishing-loot.js';
import { translate } from '../protocol/fields.js';
import { ENTITIES, ENTITY, PLAYERS } from './arguments/entities.js';
import { ITEM } from './arguments/items.js';
import { integer } from './arguments/numbers.js';
import { BLOCK_POS, blockFor, pointFor, VEC3 } from './arguments/positions.js';
import { SLOT } from './arguments/registries.js';
import { RESOURCE } from './arguments/scores.js';
import { allOf, oneOf, playersOf } from './arguments/selector.js';
import { missing, refused } from './reply.js';
import { blockSlot, entitySlot } from './slots.js';
import { itemText } from './texts.js';
import { command } from './tree/node.js';
/** Maximum number of slots of any container. */
const MOST_SLOTS = 54;
/** loot (give <players> | spawn <pos> | insert <pos> | replace (block <pos> | entity <targets>) <slot> [count]) (loot <table> | kill <target> | mine <pos> [tool] | fish …) */
export const loot = command('loot', (at) => {
    at.literal('give', (at) => at.argument('players', PLAYERS, (at) => sources(at, (run, { players }, stacks) => {
        for (const player of playersOf(run, players))
            for (const stack of stacks)
                player.giveOrToss(stack);
    })));
    at.literal('spawn', (at) => at.argument('targetPos', VEC3, (at) => sources(at, (run, { targetPos }, stacks) => {
        const position = pointFor(run.source, targetPos);
        for (const stack of stacks)
            run.game.dropItem({ stack, position, velocity: { x: 0, y: 0.2, z: 0 }, pickupDelay: 10 });
    })));
    at.literal('insert', (at) => at.argument('targetPos', BLOCK_POS, (at) => sources(at, (run, { targetPos }, stacks) => insert(run.game, blockFor(run, targetPos), stacks))));
    at.literal('replace', (at) => {
        at.literal('block', (at) => at.argument('targetPos', BLOCK_POS, (at) => slots(at, ({ run, args, name }) => blockPlace(run, blockFor(run, args.targetPos), name))));
        at.literal('entity', (at) => at.argument('entities', ENTITIES, (at) => slots(at, ({ run, args, name }) => allOf(run, args.entities).flatMap((target) => entitySlot(target, name) ?? []))));
    });
});
/** Adds the first slot to fill and the number of slots: as many as there are stacks, by default. */
function slots(at, slotsOf) {
    const fill = (run, args, stacks, count) => {
        for (let i = 0; i < count; i++)
            for (const slot of slotsOf({ run, args, name: after(args.slot, i) }))
                slot.set(stacks[i] ?? null);
    };
    at.argument('slot', SLOT, (at) => {
        sources(at, (run, args, stacks) => fill(run, args, stacks, stacks.length));
        at.argument('count', integer({ min: 0 }), (at) => sources(at, (run, args, stacks) => fill(run, args, stacks, Math.min(args.count, MOST_SLOTS))));
    });
}
/** The slot a given number of positions after another; only numbered slots are followed by others. */
const after = (name, by) => by === 0 ? name : name.replace(/\.(\d+)$/, (_, first) => `.${Number(first) + by}`);
function blockPlace({ game }, p, name) {
    const slot = blockSlot(game, p, name);
    if (slot === 'no_container')
        throw refused('commands.item.target.not_a_container', p.x, p.y, p.z);
    return slot === 'no_slot' ? [] : [slot];
}
/** Adds the source of the loot. */
function sources(at, give) {
    const done = (run, args, stacks) => {
        give(run, args, stacks);
        const [first] = stacks;
        run.did(stacks.length === 1 && first
            ? translate('commands.drop.success.single', first.count, itemText(run.game, first))
            : translate('commands.drop.success.multiple', stacks.length));
        return stacks.length;
    };
    at.literal('loot', (at) => at.argument('loot_table', RESOURCE, (at) => at.runs((run, args) => done(run, args, ofTable(run.game, args.loot_table)))));
    at.literal('kill', (at) => at.argument('target', ENTITY, (at) => at.runs((run, args) => {
        const target = oneOf(run, args.target);
        if (target instanceof Player || !(target instanceof Body))
            throw refused('commands.drop.no_loot_table', target.kind);
        return done(run, args, ofMob(run.game, target.kind));
    })));
    at.literal('mine', (at) => at.argument('pos', BLOCK_POS, (at) => at
        .runs((run, args) => done(run, args, ofBlock(run.game, blockFor(run, args.pos), null)))
        .literal('mainhand', (at) => at.runs((run, args) => done(run, args, ofBlock(run.game, blockFor(run, args.pos), run.source.player?.held() ?? null))))
        .literal('offhand', (at) => at.runs((run, args) => done(run, args, ofBlock(run.game, blockFor(run, args.pos), run.source.player?.held(1) ?? null))))
        .argument('tool', ITEM, (at) => at.runs((run, args) => done(run, args, ofBlock(run.game, blockFor(run, args.pos), args.tool))))));
    at.literal('fish', (at) => at.argument('loot_table', RESOURCE, (at) => at.argument('pos', BLOCK_POS, (at) => {
        const fish = (run, args) => done(run, args, ofTable(run.game, args.loot_table));
        at.runs(fish);
        for (const hand of ['mainhand', 'offhand'])
            at.literal(hand, (at) => at.runs(fish));
        at.argument('tool', ITEM, (at) => at.runs(fish));
    })));
}
/** The drops of a vanilla loot table, if this server supports it: fishing, blocks and mobs. */
function ofTable(game, name) {
    const [folder = '', ...rest] = name.replace(/^minecraft:/, '').split('/');
    const what = rest.join('/');
    if (folder === 'gameplay' && what === 'fishing')
        return [caught(game.items, game.chance, { open: true, luck: 0 })];
    if (folder === 'entities' && game.registry.entitiesByName[what])
        return ofMob(game, what);
    if (folder === 'blocks' && game.level.states.has(what))
        return drops(game, what, null);
    throw missing('commands.drop.no_loot_table', name);
}
const ofMob = (game, kind) => lootOf(kind, game.chance, { burning: false, byPlayer: true, looting: 0, size: 1 }).flatMap(([item, count]) => (count > 0 && game.items.has(item) ? [game.items.make(item, count)] : []));
function ofBlock(game, p, tool) {
    const { name } = game.level.get(p);
    return needsOtherTool(game.world, game.level.states.definition(name), tool)
        ? []
        : drops(game, name, tool, p);
}
function drops(game, name, tool, p) {
    const state = p ? game.level.get(p) : game.level.states.encode(name);
    return itemsOf(game, state, tool);
}
/** Puts stacks into a container as far as they fit. */
function insert({ level }, p, stacks) {
    const container = containerAt(level, p);
    if (!container)
        throw refused('commands.item.target.not_a_container', p.x, p.y, p.z);
    for (const stack of stacks) {
        let left = stack.count;
        for (const { list } of container.parts)
            left = fill(list, stack, left);
    }
}
/** Puts items of a stack into slots as far as they fit. Returns how many are left. */
function fill(list, stack, count) {
    let left = count;
    for (let i = 0; i < list.length && left > 0; i++) {
        const there = list[i];
        if (there && !sameKind(there, stack))
            continue;
        const moved = Math.min(left, stack.limit - (there?.count ?? 0));
        if (moved <= 0)
            continue;
        list[i] = counted(stack, (there?.count ?? 0) + moved);
        left -= moved;
    }
    return left;
}
