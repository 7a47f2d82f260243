import { isAlive } from '../../../library/alive.js';
import { eachArgument } from '../command-nodes.js';
import { dimensionTypes } from '../dimension-types.js';
/** Before 1.19 a second price is omitted if there is none. */
const withoutEmptySecond = (trade) => ({
    ...trade,
    inputItem2: trade.inputItem2.present ? trade.inputItem2 : undefined,
});
/** The type of a dimension, which is sent to each client in full. */
const typeOf = (registry, world) => dimensionTypes(registry).find(({ name }) => name === world)?.type;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Positions of a message. */
const POSITION = { system: 1, actionBar: 2 };
/**
 * Before 1.19 all chat and commands share one packet, living entities have a separate spawn packet, and digging
 * is not acknowledged.
 */
export function before1_19(registry) {
    const living = new Set(Object.values(registry.entitiesByName).flatMap((type) => (type && isAlive(type) ? [type.id] : [])));
    return {
        outgoing: {
            login: (fields) => ['login', { ...fields, dimension: typeOf(registry, fields['worldName']) }],
            respawn: (fields) => ['respawn', { ...fields, dimension: typeOf(registry, fields['worldName']) }],
            system_chat: ({ content, isActionBar }) => [
                'chat',
                { message: content, position: isActionBar ? POSITION.actionBar : POSITION.system, sender: NOBODY },
            ],
            acknowledge_player_digging: () => null,
            server_data: () => null,
            trade_list: ({ trades, ...fields }) => [
                'trade_list',
                { ...fields, trades: trades.map(withoutEmptySecond) },
            ],
            declare_commands: (fields) => eachArgument(fields, (argument) => argument.parser === 'minecraft:nbt' ? { parser: 'minecraft:nbt_compound_tag' } : argument),
            spawn_entity: (fields) => living.has(Number(fields['type']))
                ? ['spawn_entity_living', { ...fields, entityUUID: fields['objectUUID'] }]
                : ['spawn_entity', fields],
        },
        incoming: {
            chat: ({ message }) => {
                const line = String(message);
                return line.startsWith('/')
                    ? ['chat_command', { command: line.slice(1) }]
                    : ['chat_message', { message: line }];
            },
        },
    };
}
