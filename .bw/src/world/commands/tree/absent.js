import { GREEDY } from '../arguments/words.js';
import { unsupported } from '../reply.js';
/** Adds a vanilla word that this server does not support: any line with it says so. It is not sent to clients. */
export function absent(at, name, message) {
    const refuse = () => {
        throw unsupported(message);
    };
    at.literal(name, (at) => {
        at.node.hidden = true;
        at.runs(refuse).argument('arguments', GREEDY, (at) => at.runs(refuse));
    });
}
