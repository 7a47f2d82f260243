/** Advancements no longer name their criteria separately from the requirements. */
function withoutCriteria(fields) {
    const list = fields['advancementMapping'];
    const advancementMapping = list.map(({ key, value: { criteria: _names, ...value } }) => ({
        key,
        value: { ...value, sendsTelemtryData: false },
    }));
    return ['advancements', { ...fields, advancementMapping }];
}
/** Since 1.20.2 players spawn like other entities; minecraft-protocol sends the dimensions before the play state. */
export const since1_20_2 = (registry) => ({
    outgoing: {
        // sent before the play state
        custom_payload: () => null,
        tags: () => null,
        login: (fields) => ['login', { ...fields, doLimitedCrafting: false }],
        advancements: withoutCriteria,
        named_entity_spawn: ({ playerUUID, ...fields }) => [
            'spawn_entity',
            {
                ...fields,
                objectUUID: playerUUID,
                type: registry.entitiesByName['player']?.id,
                headPitch: fields['yaw'],
                objectData: 0,
                velocity: { x: 0, y: 0, z: 0 },
            },
        ],
    },
});
