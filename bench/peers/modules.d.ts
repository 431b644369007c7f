// What is used of the packages here, in our words: they are installed when the measurement is first run, and the
// compiler must do without them.

declare module "graphile-worker" {
  export class Logger {
    constructor(logFactory: () => () => void);
  }
  export interface Runner {
    stop(): Promise<void>;
  }
  export function run(options: {
    preset: {
      worker: {
        connectionString: string;
        schema: string;
        concurrentJobs: number;
        maxPoolSize: number;
        localQueue: { size: number };
        completeJobBatchDelay: number;
        failJobBatchDelay: number;
      };
    };
    logger: Logger;
    noHandleSignals: boolean;
    taskList: Record<string, (payload: unknown) => Promise<void>>;
  }): Promise<Runner>;
}

declare module "graphile-worker-016" {
  export class Logger {
    constructor(logFactory: () => () => void);
  }
  export interface Runner {
    stop(): Promise<void>;
  }
  export function run(options: {
    connectionString: string;
    schema: string;
    concurrency: number;
    logger: Logger;
    noHandleSignals: boolean;
    taskList: Record<string, (payload: unknown) => Promise<void>>;
  }): Promise<Runner>;
}

declare module "pg-boss" {
  export default class PgBoss {
    constructor(options: {
      db: { executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };
      schema: string;
      supervise: boolean;
      schedule: boolean;
    });
    start(): Promise<unknown>;
    stop(options: { graceful: boolean }): Promise<void>;
    createQueue(name: string): Promise<void>;
    insert(jobs: { name: string; data: object; retryLimit: number }[]): Promise<void>;
    fetch<T>(name: string, options: { batchSize: number; priority: boolean }): Promise<{ id: string; data: T }[]>;
    complete(name: string, ids: string[]): Promise<void>;
  }
}
