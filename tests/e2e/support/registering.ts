import { expect, type Page } from '@playwright/test'

import type { Language } from '../../../src/domain/language.ts'
import type { ReceivedMail } from '../../support/smtp-server.ts'
import { wordsFor } from './words.ts'

export type Person = Readonly<{ firstName: string; lastName: string; email: string; password: string }>

/** The link of a mail, as a path of an installation: mails name its public address. */
export const linkIn = ({ text }: ReceivedMail): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`There is no link in the mail:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** What somebody does who gets an account, in the words of a language. */
export const registrantOf = (page: Page, language: Language) => {
  const { account, personal, registration, welcome } = wordsFor(language)
  const form = page.getByRole('form', { name: registration.form() })
  const submit = page.getByRole('button', { name: registration.submit() })

  const chooseAgency = async (name: string) => {
    const field = form.getByRole('combobox', { name: personal.fields.primaryAgencyId() })
    await field.fill(name.slice(0, 8).toUpperCase())
    await page.getByRole('option', { name, exact: true }).click()
    await expect(field).toHaveValue(name)
  }

  /** Fills in what every kind of account needs; the button is not to be pressed before. */
  const fillIn = async ({ firstName, lastName, email, password }: Person, agency: string) => {
    await expect(submit).toBeDisabled()
    await form.locator('input[name="firstName"]').fill(firstName)
    await form.locator('input[name="lastName"]').fill(lastName)
    // An invitation names the address, and it stays.
    const address = form.locator('input[name="email"]')
    if (new URL(page.url()).searchParams.has('verificationCode')) await expect(address).toHaveValue(email)
    else await address.fill(email)
    await form.locator('input[name="birthdate"]').fill('05/17/1991')
    await form.locator('input[name="password"]').fill(password)
    await form.locator('input[name="confirmPassword"]').fill(password)
    await form.locator('input[name="phone"]').pressSequentially('2125550142')
    await expect(form.locator('input[name="phone"]')).toHaveValue('(212) 555-0142')
    await chooseAgency(agency)
  }

  const acceptTerms = () => form.locator('input[name="terms"]').check({ force: true })

  const signInAs = async (email: string, password: string) => {
    const way = page.getByRole('form', { name: account.signIn.title() })
    await way.getByLabel(account.signIn.email(), { exact: true }).fill(email)
    await way.getByLabel(account.signIn.password(), { exact: true }).fill(password)
    await way.getByRole('button', { name: account.signIn.submit(), exact: true }).click()
  }

  /** Whoever is new is welcomed once. */
  const beWelcomed = async () => {
    await page.getByRole('dialog').getByRole('button', { name: welcome.later() }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  return { form, submit, chooseAgency, fillIn, acceptTerms, signInAs, beWelcomed }
}
