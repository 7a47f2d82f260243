import { PathSearch } from './path-search.js';
import { Pocket } from './pocket.js';
/** Number of cells around the goal examined before the search begins. */
const FIRST_LOOK = 48;
/** Number of cells by which the two searches advance in turn. */
const PART = 256;
/**
 * A path search that also searches from the goal: it ends as soon as either side has an answer. A goal in the open is found as
 * fast as by the forward search alone, and one on a roof without a way up is given up once the roof has been examined.
 */
export class WaySearch {
    #search;
    #pocket;
    #state;
    constructor(start, goal, moves) {
        this.#search = new PathSearch(start, goal, moves);
        this.#pocket = new Pocket(goal, start, moves);
        this.#state = this.#pocket.advance(FIRST_LOOK) === 'closed' ? 'no_path' : 'searching';
    }
    /** Number of cells that the search has looked at. */
    get visited() {
        return this.#search.visited;
    }
    /** Lets the search examine no more than this number of further cells. */
    advance(cells) {
        for (let budget = cells; this.#state === 'searching' && budget > 0; budget -= PART) {
            this.#state = this.#search.advance(Math.min(PART, budget));
            if (this.#state === 'searching' && this.#pocket.advance(PART) === 'closed')
                this.#state = 'no_path';
        }
        return this.#state;
    }
    /** The cells of the found path, without the start. */
    path() {
        return this.#search.path();
    }
}
