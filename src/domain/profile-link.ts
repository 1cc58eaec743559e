import { PRODUCT_NAME } from './constants.ts'

type Shown = Readonly<{ number: string; courseTitle: string; completedOn: string; expiresAt: string | null }>

const monthOf = (instant: string) => {
  const at = new Date(instant)
  return { year: String(at.getUTCFullYear()), month: String(at.getUTCMonth() + 1) }
}

/**
 * Where LinkedIn asks whether to add a certificate to a profile, filled in: its form for certifications, as it documents
 * it. `page` is the whole address at which anyone checks the certificate. Nothing is sent before its person does.
 */
export const addToProfileAddress = ({ completedOn, courseTitle, expiresAt, number }: Shown, page: string): string => {
  const { year, month } = monthOf(completedOn)
  const ends = expiresAt === null ? null : monthOf(expiresAt)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: PRODUCT_NAME,
    issueYear: year,
    issueMonth: month,
    ...(ends && { expirationYear: ends.year, expirationMonth: ends.month }),
    certUrl: page,
    certId: number,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
