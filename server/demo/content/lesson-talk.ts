/**
 * What learners wrote beside the lessons of the national course. `lesson` counts from 1; each has the enrolment that it
 * was written in. People write in their own language.
 */
export const lessonTalk = {
  notes: [
    {
      enrollment: 'demo-student/online-renewed',
      lesson: 4,
      at: 9,
      text: 'Wheels turned away from the crew. If it is hit, it rolls past us.',
      day: -3,
    },
    {
      enrollment: 'demo-student/online-renewed',
      lesson: 5,
      at: 4,
      text: 'Ask at the station: who watches traffic while the others work?',
      day: -1,
    },
  ],
  questions: [
    {
      enrollment: 'demo-student/online-renewed',
      lesson: 4,
      at: 14,
      text: 'Why does the engine block to the left here, when the crash is on the right shoulder?',
      day: -3,
      answer: {
        by: 'demo-instructor',
        day: -2,
        text: 'Because the crew works on the traffic side of the car. The block protects where people stand, not where the car stands. Once everybody is behind the barrier, open the lane.',
      },
    },
    {
      enrollment: 'maya.feldman/online',
      lesson: 1,
      at: 5,
      text: 'Our dispatch calls it a “scene”, not an “incident area”. Is that the same thing in a report?',
      day: -1,
    },
  ],
} as const
