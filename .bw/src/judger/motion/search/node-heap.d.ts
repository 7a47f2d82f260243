/**
 * A binary heap of node indices, lowest value first; a node's value can be lowered. The order of equal values is deterministic.
 */
export declare class NodeHeap {
    #private;
    push(node: number, value: number): void;
    /** Lowers the value of a node that is in the heap. */
    lower(node: number, value: number): void;
    /** Removes the node with the lowest value and returns it; -1 if the heap is empty. */
    pop(): number;
}
