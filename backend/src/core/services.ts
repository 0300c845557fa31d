/** The parts beside the database that features use: mail, messages, files, jobs. One line each as they are built. */
export type Services = Record<string, never>;
