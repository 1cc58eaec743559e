import { deviceOf } from '../../../../domain/user-agent.ts'
import type { Words } from '../../../../i18n/words.tsx'

/** What a person would call a device. */
export const deviceWords = ({ security }: Words, userAgent: string | null): string => {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null) return security.sessions.device({ browser, system })
  return browser ?? system ?? security.sessions.unknown()
}
