/** Of values made by chance: the same at every run, so that a failure comes again. Others come with another SEED. */
export const SEED = Number(process.env.SEED ?? 20_260_301);
