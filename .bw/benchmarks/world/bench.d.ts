import '../../test/support/guarded.ts';
