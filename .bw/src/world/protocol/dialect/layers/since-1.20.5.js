import { numbered } from '../attributes.js';
import { componentSlots } from '../components.js';
import { dimensionTypes } from '../dimension-types.js';
import { eachEntry } from '../metadata.js';
import { namedParticles } from '../particles.js';
/** A player who changes dimensions keeps attributes and metadata. */
const KEEP_ALL = 3;
const GAME_MODES = ['survival', 'creative', 'adventure', 'spectator'];
/** Since 1.20.5 items carry components instead of NBT, and login and respawn have a `worldState`. */
export function since1_20_5(registry) {
    const { toWire, fromWire } = componentSlots(registry);
    const slots = (list) => list.map(toWire);
    const loginState = registry.loginPacket['worldState'];
    const dimensions = dimensionTypes(registry).map(({ name }) => name);
    const worldState = (fields, mode) => ({
        ...loginState,
        dimension: dimensions.indexOf(String(fields['worldName'])),
        name: fields['worldName'],
        hashedSeed: fields['hashedSeed'],
        gamemode: GAME_MODES[Number(mode)],
        previousGamemode: 255,
        isDebug: false,
        isFlat: fields['isFlat'],
        death: undefined,
        portalCooldown: 0,
    });
    /** Prices do not list components that they do not have. */
    const price = ({ removedComponentCount: _, removeComponents: __, ...item }) => item;
    const tradeToWire = ({ inputItem1, inputItem2, outputItem, ...rest }) => ({
        ...rest,
        inputItem1: price(toWire(inputItem1)),
        outputItem: toWire(outputItem),
        inputItem2: inputItem2.present ? price(toWire(inputItem2)) : undefined,
    });
    return {
        outgoing: {
            login: (fields) => [
                'login',
                { ...fields, worldState: worldState(fields, fields['gameMode']), enforcesSecureChat: false },
            ],
            respawn: (fields) => [
                'respawn',
                {
                    worldState: worldState(fields, fields['gamemode']),
                    copyMetadata: fields['copyMetadata'] ? KEEP_ALL : 0,
                },
            ],
            position: (fields) => ['position', { ...fields, flags: {} }],
            entity_update_attributes: numbered(registry),
            world_particles: (fields) => namedParticles(registry, fields),
            window_items: (fields) => [
                'window_items',
                { ...fields, items: slots(fields['items']), carriedItem: toWire(fields['carriedItem']) },
            ],
            // the columns of a chest, of three slots each, after saddle and armour
            open_horse_window: ({ nbSlots, ...fields }) => [
                'open_horse_window',
                { ...fields, nbSlots: (Number(nbSlots) - 2) / 3 },
            ],
            trade_list: ({ trades, ...fields }) => [
                'trade_list',
                { ...fields, trades: trades.map(tradeToWire) },
            ],
            declare_recipes: ({ recipes }) => ['declare_recipes', { recipes: named(recipes, toWire) }],
            set_slot: (fields) => ['set_slot', { ...fields, item: toWire(fields['item']) }],
            entity_equipment: (fields) => {
                const equipments = fields['equipments'];
                return [
                    'entity_equipment',
                    { ...fields, equipments: equipments.map((piece) => ({ ...piece, item: toWire(piece.item) })) },
                ];
            },
            entity_metadata: (fields) => eachEntry(fields, (entry) => entry.type === 'item_stack' ? { ...entry, value: toWire(entry.value) } : entry),
            entity_effect: ({ hideParticles, ...fields }) => ['entity_effect', { ...fields, flags: hideParticles }],
        },
        incoming: {
            chat_command_signed: ({ command }) => ['chat_command', { command }],
            set_creative_slot: (fields) => ['set_creative_slot', { ...fields, item: fromWire(fields['item']) }],
            window_click: (fields) => {
                const changed = fields['changedSlots'];
                return [
                    'window_click',
                    {
                        ...fields,
                        changedSlots: changed.map((slot) => ({ ...slot, item: fromWire(slot.item) })),
                        cursorItem: fromWire(fields['cursorItem']),
                    },
                ];
            },
        },
    };
}
/** Recipes by name, whose items are written as on the wire. */
const named = (recipes, toWire) => recipes.map(({ recipeId, type, data }) => {
    const { width, height, ingredients, result, ...rest } = data;
    const variants = (cell) => cell.map(toWire);
    const cells = width
        ? ingredients.map((row) => row.map(variants))
        : ingredients.map(variants);
    return {
        name: recipeId,
        type,
        data: { ...rest, gridWidth: width, gridHeight: height, ingredients: cells, result: toWire(result) },
    };
});
