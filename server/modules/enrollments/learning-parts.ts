import type { Platform } from '../../platform/platform.ts'

/** What the learning modules stand on. */
export type LearningParts = Pick<
  Platform,
  'addresses' | 'audit' | 'clock' | 'db' | 'limits' | 'mail' | 'secrets' | 'settings'
>
