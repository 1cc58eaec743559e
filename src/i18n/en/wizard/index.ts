import type { BaseTranslation } from '../../i18n-types'

/** Words of every long form in steps. */
const en_wizard = {
  steps: 'Steps',
  where: 'Step {step:number|number} of {steps:number|number}',
  done: 'Done',
  next: 'Next',
  back: 'Back',
  review: 'Review',
  toReview: 'Back to the review',
  change: 'Change',
  changeNamed: 'Change: {step:string}',
  restart: 'Start over',
  restartTitle: 'Start over?',
  restartText: 'What you have entered in all steps is thrown away.',
  keep: 'Keep it',
  check: 'Please check this step',
  unknown: 'Whether it was sent is not known',
  failed: 'It was not sent',
  kept: 'What you entered is kept.',
} satisfies BaseTranslation

export default en_wizard
