import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, ExternalLink } from 'lucide-react'

import { Link, LinkButton } from './link.view.tsx'
import { arabicAtNight, LONG_TEXT, Row } from './story-kit.tsx'

const meta: Meta<typeof Link> = { title: 'UI/Link', component: Link, args: { href: '/home', children: 'Home' } }
export default meta
type Story = StoryObj<typeof Link>

export const Variants: Story = {
  render: () => (
    <>
      <p>
        Your account is not confirmed yet. <Link href="/auth/email-verification">Send a fresh link</Link> and open it
        within a day.
      </p>
      <Row>
        <Link variant="standalone" href="/course/search">
          Find a class
        </Link>
        <Link variant="quiet" href="/course/search/4">
          Scene Safety
        </Link>
        <Link variant="inline" href="https://ops.fhwa.dot.gov" target="_blank" rel="noreferrer">
          Federal guidance
        </Link>
      </Row>
    </>
  ),
}

export const Buttons: Story = {
  render: () => (
    <Row>
      <LinkButton href="/online-course/1" size="lg" endIcon={ArrowRight}>
        Continue
      </LinkButton>
      <LinkButton href="/course/search" variant="outline">
        Course search
      </LinkButton>
      <LinkButton href="https://example.org" variant="ghost" icon={ExternalLink}>
        Partner site
      </LinkButton>
    </Row>
  ),
}

export const LongText: Story = { args: { children: LONG_TEXT } }

export const ArabicAtNight: Story = {
  ...arabicAtNight,
  render: () => (
    <Row>
      <LinkButton href="/online-course/1" endIcon={ArrowRight}>
        متابعة الدرس
      </LinkButton>
      <Link href="/sign-in">تسجيل الدخول</Link>
    </Row>
  ),
}
