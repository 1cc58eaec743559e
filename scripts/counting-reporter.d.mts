import type { TestModule } from 'vitest/node'

export default class CountingReporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Error[]): void
}
