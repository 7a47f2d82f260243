/** Scores that follow players' states and actions. */
import { attributeValue } from '../kernel/entities/attributes.js';
/** Statistics behind older criteria. */
const NAMED = {
    deathCount: 'minecraft.custom:minecraft.deaths',
    playerKillCount: 'minecraft.custom:minecraft.player_kills',
};
/** Brings the scores of all players up to date. Costs nothing while no objective needs it. */
export function tickCriteria(game) {
    for (const objective of game.scoreboard.objectives.values()) {
        if (objective.criterion === 'dummy' || objective.criterion === 'trigger')
            continue;
        for (const player of game.players)
            follow(game, objective, player);
    }
}
function follow({ scoreboard }, objective, player) {
    const state = stateOf(objective.criterion, player);
    if (state !== undefined) {
        scoreboard.set(objective, player.name, state);
        return;
    }
    const total = totalOf(objective.criterion, player);
    const seen = objective.counted.get(player.name);
    objective.counted.set(player.name, total);
    if (seen !== undefined && total > seen)
        scoreboard.set(objective, player.name, (scoreboard.score(objective, player.name) ?? 0) + total - seen);
}
/** A player's current value; undefined for criteria that count. */
function stateOf(criterion, player) {
    if (criterion === 'health')
        return Math.ceil(player.health);
    if (criterion === 'food')
        return player.hunger.food;
    if (criterion === 'air')
        return player.air;
    if (criterion === 'armor')
        return attributeValue(player, 'armor');
    if (criterion === 'xp')
        return player.experience.total;
    return criterion === 'level' ? player.experience.level : undefined;
}
/** How many times a player has done something. */
function totalOf(criterion, { statistics }) {
    if (criterion === 'totalKillCount')
        return statistics.get('custom', 'player_kills') + statistics.get('custom', 'mob_kills');
    const [category = '', name = ''] = (NAMED[criterion] ?? criterion)
        .split(':')
        .map((part) => part.replace(/^minecraft[.:]/, ''));
    return statistics.get(category, name);
}
