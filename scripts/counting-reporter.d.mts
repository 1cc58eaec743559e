export default class CountingReporter {
  /** The files that were run, as vitest tells of them: its own types bring in another `expect`. */
  onTestRunEnd(modules: readonly object[], unhandled: readonly Error[]): void
}
