import { json } from '../protocol/fields.js';
/** Colours in the order of their numbers. */
export const TEAM_COLOURS = [
    ...['black', 'dark_blue', 'dark_green', 'dark_aqua', 'dark_red', 'dark_purple', 'gold', 'gray'],
    ...['dark_gray', 'blue', 'green', 'aqua', 'red', 'light_purple', 'yellow', 'white'],
];
const NO_COLOUR = 21;
/** Display slots of an objective, in the order of their numbers. */
export const DISPLAY_SLOTS = [
    ...['list', 'sidebar', 'belowName'],
    ...TEAM_COLOURS.map((colour) => `sidebar.team.${colour}`),
];
const RENDERS = { integer: 0, hearts: 1 };
const ADD = 0;
const REMOVE = 1;
const CHANGE = 2;
const JOIN = 3;
const LEAVE = 4;
/** Objectives, scores and teams. As in vanilla, clients only receive objectives while they are displayed. */
export class Scoreboard {
    objectives = new Map();
    teams = new Map();
    /** Objectives by display slot. */
    shown = new Map();
    #scores = new Map();
    /** Holders who may use the trigger command on an objective. */
    #unlocked = new Map();
    #host;
    constructor(host) {
        this.#host = host;
    }
    add(name, criterion, title) {
        const render = criterion === 'health' ? 'hearts' : 'integer';
        const objective = { name, criterion, title, render, counted: new Map() };
        this.objectives.set(name, objective);
        this.#scores.set(objective, new Map());
        return objective;
    }
    remove(objective) {
        for (const [slot, there] of [...this.shown])
            if (there === objective)
                this.show(slot, undefined);
        this.objectives.delete(objective.name);
        this.#scores.delete(objective);
        this.#unlocked.delete(objective);
    }
    /** Notifies clients that the title or rendering has changed. */
    changed(objective) {
        if (this.#isShown(objective))
            this.#host.broadcast('scoreboard_objective', objectiveFields(objective, CHANGE));
    }
    /** Shows an objective, or nothing, in a display slot. */
    show(slot, objective) {
        const before = this.shown.get(slot);
        if (before === objective)
            return;
        if (objective && !this.#isShown(objective))
            this.#introduce(objective, (...packet) => this.#host.broadcast(...packet));
        if (objective)
            this.shown.set(slot, objective);
        else
            this.shown.delete(slot);
        this.#host.broadcast('scoreboard_display_objective', {
            position: DISPLAY_SLOTS.indexOf(slot),
            name: objective?.name ?? '',
        });
        if (before && !this.#isShown(before))
            this.#host.broadcast('scoreboard_objective', { name: before.name, action: REMOVE });
    }
    score(objective, holder) {
        return this.#scores.get(objective)?.get(holder);
    }
    set(objective, holder, value) {
        const scores = this.#scores.get(objective);
        const whole = value | 0;
        if (!scores || scores.get(holder) === whole)
            return;
        scores.set(holder, whole);
        if (this.#isShown(objective))
            this.#host.broadcast('scoreboard_score', scoreFields(objective, holder, whole));
    }
    /** Deletes a holder's score, or all of them. */
    reset(holder, objective) {
        for (const [each, scores] of this.#scores) {
            if (objective && each !== objective)
                continue;
            if (scores.delete(holder) && this.#isShown(each))
                this.#host.broadcast('scoreboard_score', { itemName: holder, action: REMOVE, scoreName: each.name });
        }
    }
    /** All holders of a score. */
    holders() {
        return [...new Set([...this.#scores.values()].flatMap((scores) => [...scores.keys()]))];
    }
    /** The scores of a holder. */
    scoresOf(holder) {
        return [...this.#scores].flatMap(([objective, scores]) => {
            const score = scores.get(holder);
            return score === undefined ? [] : [[objective, score]];
        });
    }
    /** Lets a holder use the trigger command once. Returns false if it already may. */
    unlock(objective, holder) {
        const open = this.#unlocked.get(objective) ?? new Set();
        this.#unlocked.set(objective, open);
        if (open.has(holder))
            return false;
        open.add(holder);
        if (this.score(objective, holder) === undefined)
            this.set(objective, holder, 0);
        return true;
    }
    /** Consumes the right to trigger. Returns false if the holder did not have it. */
    takeUnlocked(objective, holder) {
        return this.#unlocked.get(objective)?.delete(holder) ?? false;
    }
    addTeam(name, title) {
        const team = {
            name,
            title,
            colour: NO_COLOUR,
            friendlyFire: true,
            seeInvisible: true,
            nametags: 'always',
            deaths: 'always',
            collision: 'always',
            prefix: { text: '' },
            suffix: { text: '' },
            members: new Set(),
        };
        this.teams.set(name, team);
        this.#host.broadcast('teams', teamFields(team, ADD));
        return team;
    }
    removeTeam(team) {
        this.teams.delete(team.name);
        this.#host.broadcast('teams', { team: team.name, mode: REMOVE });
    }
    teamChanged(team) {
        this.#host.broadcast('teams', teamFields(team, CHANGE));
    }
    teamOf(member) {
        for (const team of this.teams.values())
            if (team.members.has(member))
                return team;
        return undefined;
    }
    join(team, members) {
        for (const member of members) {
            const before = this.teamOf(member);
            if (before && before !== team)
                this.leave([member]);
            team.members.add(member);
        }
        this.#host.broadcast('teams', { team: team.name, mode: JOIN, players: members });
    }
    leave(members) {
        for (const member of members) {
            const team = this.teamOf(member);
            if (!team)
                continue;
            team.members.delete(member);
            this.#host.broadcast('teams', { team: team.name, mode: LEAVE, players: [member] });
        }
    }
    /** The current objectives, scores and teams. */
    take() {
        return {
            objectives: [...this.objectives.values()].map((objective) => ({
                ...objective,
                counted: [...objective.counted],
                scores: [...(this.#scores.get(objective) ?? [])],
                unlocked: [...(this.#unlocked.get(objective) ?? [])],
            })),
            shown: [...this.shown].map(([slot, { name }]) => [slot, name]),
            teams: [...this.teams.values()].map((team) => ({ ...team, members: [...team.members] })),
        };
    }
    /** Replaces everything, including on clients. */
    restore({ objectives, shown, teams }) {
        for (const objective of [...this.objectives.values()])
            this.remove(objective);
        for (const team of [...this.teams.values()])
            this.removeTeam(team);
        for (const { name, criterion, title, render, counted, scores, unlocked } of objectives) {
            const objective = this.add(name, criterion, title);
            objective.render = render;
            for (const [statistic, count] of counted)
                objective.counted.set(statistic, count);
            for (const [holder, score] of scores)
                this.set(objective, holder, score);
            if (unlocked.length > 0)
                this.#unlocked.set(objective, new Set(unlocked));
        }
        for (const [slot, name] of shown)
            this.show(slot, this.objectives.get(name));
        for (const { members, name, title, ...rest } of teams) {
            const team = Object.assign(this.addTeam(name, title), rest);
            this.teamChanged(team);
            if (members.length > 0)
                this.join(team, members);
        }
    }
    /** Sends a newcomer everything that all players know. */
    greet(player) {
        for (const team of this.teams.values())
            player.send('teams', teamFields(team, ADD));
        for (const objective of new Set(this.shown.values()))
            this.#introduce(objective, (name, fields) => player.send(name, fields));
        for (const [slot, { name }] of this.shown)
            player.send('scoreboard_display_objective', { position: DISPLAY_SLOTS.indexOf(slot), name });
    }
    #isShown(objective) {
        for (const there of this.shown.values())
            if (there === objective)
                return true;
        return false;
    }
    #introduce(objective, tell) {
        tell('scoreboard_objective', objectiveFields(objective, ADD));
        for (const [holder, score] of this.#scores.get(objective) ?? [])
            tell('scoreboard_score', scoreFields(objective, holder, score));
    }
}
const objectiveFields = ({ name, title, render }, action) => ({
    name,
    action,
    displayText: json(title),
    type: RENDERS[render],
});
const scoreFields = ({ name }, holder, value) => ({
    itemName: holder,
    action: ADD,
    scoreName: name,
    value,
});
const FRIENDLY_FIRE = 1;
const SEE_INVISIBLE = 2;
const teamFields = (team, mode) => ({
    team: team.name,
    mode,
    name: json(team.title),
    friendlyFire: (team.friendlyFire ? FRIENDLY_FIRE : 0) | (team.seeInvisible ? SEE_INVISIBLE : 0),
    nameTagVisibility: team.nametags,
    collisionRule: team.collision,
    formatting: team.colour,
    prefix: json(team.prefix),
    suffix: json(team.suffix),
    players: [...team.members],
});
