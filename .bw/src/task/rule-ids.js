/** The game rules that make one subtask wait for another. rules/minecraft.yaml describes them. */
export const ruleIds = [
    'have-before-place',
    'equip-before-place',
    'lower-before-higher',
    'support',
    'attached-block',
    'gravity',
    'reach',
    'ingredients-before-craft',
    'table-before-craft',
    'furnace-and-fuel-before-smelt',
    'tool-tier-before-mine',
    'container-access',
    'ripe-before-harvest',
    'animal-and-tool',
    'hand-over-before-use',
    'mechanism-before-passage',
    'simultaneous-conditions',
];
/** Rules that are stated only for tasks to which they apply. rules/order.yaml describes them. */
export const orderRuleIds = ['task-order', 'last-chance'];
