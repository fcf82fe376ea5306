/** Learned by `npm run learn-needs -- --figures` from the reports in `evaluation/first-looks`; not written by hand. */
export const FIGURE_WEIGHTS = { any: 0.41, said: 0.6, fits: 0.49, high: -2.02 };
