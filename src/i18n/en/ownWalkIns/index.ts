import type { BaseTranslation } from '../../i18n-types'

const en_ownWalkIns = {
  heading: 'Is this you?',
  text: 'You were added to this class by its instructor. Until you say that it is you, they see nothing of your account, and you get no certificate.',
  when: 'When',
  where: 'Where',
  wasMe: 'This is me',
  wasNotMe: 'This was not me',
  keep: 'Not now',
  confirming: {
    title: 'Is this your class?',
    text: 'The instructor then sees your name and how your courses go. Once the class is completed, your certificate is here.',
  },
  declining: {
    title: 'Take yourself off this class?',
    text: 'You are then off the class, and get no certificate of it. If it was you after all, its instructor can add you again.',
  },
  confirmed: 'The class is yours. Its certificate is here once it is completed.',
  declined: 'You are off the class.',
} satisfies BaseTranslation

export default en_ownWalkIns
