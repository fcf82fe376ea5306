/** Learned by `npm run learn-needs -- --figures` from the reports in `evaluation/first-looks`; not written by hand. */
export const FIGURE_WEIGHTS = { any: -0.01, said: 0.61, fits: 0.44, high: -2.56 };
