const FIRST_CAPACITY = 1024;
/**
 * A binary heap of node indices, lowest value first; a node's value can be lowered. The order of equal values is deterministic.
 */
export class NodeHeap {
    /** Nodes in heap order, and their values. */
    #nodes = new Int32Array(FIRST_CAPACITY);
    #values = new Float64Array(FIRST_CAPACITY);
    /** Position of each node in the heap. */
    #places = new Int32Array(FIRST_CAPACITY);
    #size = 0;
    push(node, value) {
        if (this.#size === this.#nodes.length)
            this.#grow();
        if (node >= this.#places.length) {
            const places = new Int32Array(2 * Math.max(node, this.#places.length));
            places.set(this.#places);
            this.#places = places;
        }
        this.#rise(this.#size++, node, value);
    }
    /** Lowers the value of a node that is in the heap. */
    lower(node, value) {
        this.#rise(this.#places[node], node, value);
    }
    /** Removes the node with the lowest value and returns it; -1 if the heap is empty. */
    pop() {
        if (this.#size === 0)
            return -1;
        const first = this.#nodes[0];
        const last = --this.#size;
        if (last > 0)
            this.#sink(this.#nodes[last], this.#values[last]);
        return first;
    }
    #rise(from, node, value) {
        let place = from;
        while (place > 0) {
            const parent = (place - 1) >> 1;
            if (this.#values[parent] <= value)
                break;
            this.#put(place, this.#nodes[parent], this.#values[parent]);
            place = parent;
        }
        this.#put(place, node, value);
    }
    #sink(node, value) {
        let place = 0;
        for (;;) {
            let child = 2 * place + 1;
            if (child >= this.#size)
                break;
            if (child + 1 < this.#size && this.#values[child + 1] < this.#values[child])
                child++;
            if (this.#values[child] >= value)
                break;
            this.#put(place, this.#nodes[child], this.#values[child]);
            place = child;
        }
        this.#put(place, node, value);
    }
    #put(place, node, value) {
        this.#nodes[place] = node;
        this.#values[place] = value;
        this.#places[node] = place;
    }
    #grow() {
        const nodes = new Int32Array(2 * this.#nodes.length);
        nodes.set(this.#nodes);
        this.#nodes = nodes;
        const values = new Float64Array(2 * this.#values.length);
        values.set(this.#values);
        this.#values = values;
    }
}
