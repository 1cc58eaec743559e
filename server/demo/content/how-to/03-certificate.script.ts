import type { HowToScript } from './how-to.types.ts'

export const certificate: HowToScript = {
  slug: 'how-to-find-a-certificate',
  title: {
    en: 'Find a person’s certificate',
    tr: 'Bir kişinin sertifikasını bulun',
    ar: 'ابحث عن شهادة شخص',
  },
  summary: {
    en: 'From any page to somebody’s certificates, by a part of their name.',
    tr: 'Her sayfadan, adın bir parçasıyla kişinin sertifikalarına ulaşın.',
    ar: 'انتقل من أي صفحة إلى شهادات شخص بجزء من اسمه.',
  },
  roles: ['admin'],
  pages: ['/admin/students', '/admin/users'],
  posterScene: 'training',
  scenes: [
    {
      id: 'search',
      cues: [
        {
          en: 'On any page press Control and K, and type a part of a name, a license number or a certificate number.',
          tr: 'Herhangi bir sayfada Control ile K tuşlarına basın; adın bir parçasını, lisans numarasını ya da sertifika numarasını yazın.',
          ar: 'في أي صفحة اضغط Control مع K، واكتب جزءًا من الاسم أو رقم الرخصة أو رقم الشهادة.',
        },
      ],
    },
    {
      id: 'open',
      cues: [
        {
          en: 'Choose the person. Everything about them is on one page.',
          tr: 'Kişiyi seçin. Onunla ilgili her şey tek sayfadadır.',
          ar: 'اختر الشخص. كل ما يخصه في صفحة واحدة.',
        },
      ],
    },
    {
      id: 'training',
      cues: [
        {
          en: 'Open Training. It has courses, places in classes, and every certificate with its number and until when it is valid.',
          tr: '“Eğitim” bölümünü açın. Eğitimler, sınıflardaki yerler ve numarası ile geçerlilik tarihiyle her sertifika oradadır.',
          ar: 'افتح «التدريب». فيه الدورات والمقاعد في الصفوف، وكل شهادة برقمها وتاريخ انتهائها.',
        },
        {
          en: 'From here you open the paper, or revoke it with a reason.',
          tr: 'Belgeyi buradan açar ya da nedenini yazarak iptal edersiniz.',
          ar: 'من هنا تفتح الوثيقة، أو تلغيها مع ذكر السبب.',
        },
      ],
    },
  ],
}
