import type { HowToScript } from './how-to.types.ts'

export const publish: HowToScript = {
  slug: 'how-to-change-and-publish-a-course',
  title: {
    en: 'Change a course and publish it',
    tr: 'Bir eğitimi değiştirip yayımlayın',
    ar: 'عدّل دورة وانشرها',
  },
  summary: {
    en: 'Write in the draft, which saves itself, and publish it as a new version.',
    tr: 'Kendi kendine kaydedilen taslağa yazın ve onu yeni bir sürüm olarak yayımlayın.',
    ar: 'اكتب في المسودة التي تُحفظ تلقائيًا، ثم انشرها إصدارًا جديدًا.',
  },
  roles: ['admin'],
  pages: ['/admin/courses'],
  posterScene: 'change',
  scenes: [
    {
      id: 'open',
      cues: [
        {
          en: 'Open a course in the course list. Here you see its draft: what students read is not changed yet.',
          tr: 'Eğitim listesinde bir eğitimi açın. Burada taslağını görürsünüz: öğrencilerin okuduğu henüz değişmez.',
          ar: 'افتح دورة من قائمة الدورات. ترى هنا مسودتها، أما ما يقرؤه المتدرّبون فلم يتغيّر بعد.',
        },
      ],
    },
    {
      id: 'change',
      cues: [
        {
          en: 'Write in any field. The draft saves itself a moment later, and tells you so at the top.',
          tr: 'İstediğiniz alana yazın. Taslak az sonra kendi kendine kaydedilir ve bunu yukarıda bildirir.',
          ar: 'اكتب في أي حقل. تُحفظ المسودة تلقائيًا بعد لحظة، ويظهر ذلك في الأعلى.',
        },
      ],
    },
    {
      id: 'lessons',
      cues: [
        {
          en: 'Lessons, questions and rules are in the other tabs. Each lesson says what is missing of it.',
          tr: 'Dersler, sorular ve kurallar öteki sekmelerdedir. Her ders neyinin eksik olduğunu söyler.',
          ar: 'الدروس والأسئلة والقواعد في علامات التبويب الأخرى. ويبيّن كل درس ما ينقصه.',
        },
      ],
    },
    {
      id: 'publish',
      cues: [
        {
          en: 'When nothing is missing, choose Publish.',
          tr: 'Eksik bir şey kalmayınca “Yayımla” düğmesine basın.',
          ar: 'حين لا ينقص شيء، اختر «نشر».',
        },
        {
          en: 'You are told how many people keep the version that they began. Everybody who enrolls from now on gets the new one.',
          tr: 'Kaç kişinin başladığı sürümde kalacağı söylenir. Bundan sonra kaydolan herkes yenisini alır.',
          ar: 'يُذكر لك كم شخصًا يبقى على الإصدار الذي بدأه. وكل من يسجّل من الآن يأخذ الإصدار الجديد.',
        },
      ],
    },
  ],
}
