import type { Platform } from '../../platform/platform.ts'

/** What the learning modules stand on. */
export type LearningParts = Pick<Platform, 'db' | 'clock' | 'mail' | 'settings' | 'addresses' | 'limits' | 'secrets'>
