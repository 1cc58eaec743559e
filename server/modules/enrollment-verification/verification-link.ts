import type { Settings } from '../../platform/settings.ts'

/** The page on which a learner confirms their details, with the code filled in. */
export const verificationLinkOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>, code: string): string =>
  `${publicUrl}/student/enrollmentVerification?code=${code}`
