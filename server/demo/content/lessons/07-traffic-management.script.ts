import type { LessonScript } from '../content.types.ts'

export const trafficManagement: LessonScript = {
  slug: 'traffic-management',
  title: { en: 'Traffic Management', tr: 'Trafik Yönetimi', ar: 'إدارة حركة المرور' },
  summary: {
    en: 'Warning drivers and moving them over: pink incident signs, advance warning, the taper, cone spacing, and the end of the queue.',
    tr: 'Sürücüleri uyarmak ve şerit değiştirtmek: pembe olay levhaları, ön uyarı, koni hattı, koni aralığı ve kuyruğun sonu.',
    ar: 'تنبيه السائقين ونقلهم إلى حارة أخرى: لوحات الحوادث الوردية، والإنذار المسبق، وخط التضييق، وتباعد الأقماع، ونهاية الطابور.',
  },
  scenes: [
    {
      id: 'pink-signs',
      cues: [
        {
          en: 'Incident signs are fluorescent pink with black letters, so drivers know this is no planned work zone.',
          tr: 'Olay levhaları parlak pembe zemin üzerine siyah yazılıdır; sürücüler bunun planlı bir yol çalışması olmadığını anlar.',
          ar: 'لوحات الحوادث وردية فاقعة بحروف سوداء، ليعرف السائقون أنها ليست منطقة أعمال مخططة.',
        },
      ],
    },
    {
      id: 'advance-warning',
      cues: [
        {
          en: 'Place the first warning well upstream, before the end of the queue, while drivers still have time to slow down.',
          tr: 'İlk uyarıyı çok geride, kuyruğun sonundan önce, sürücülerin yavaşlamaya vakti varken koyun.',
          ar: 'ضع أول إنذار قبل الموقع بمسافة كافية، قبل نهاية الطابور، حين يبقى للسائقين وقت للإبطاء.',
        },
      ],
    },
    {
      id: 'the-taper',
      cues: [
        {
          en: 'In the transition area, cones form a taper: a slanting line that moves traffic out of the closed lane.',
          tr: 'Geçiş alanında koniler, trafiği kapalı şeritten çıkaran eğik bir hat oluşturur. Buna daraltma denir.',
          ar: 'في منطقة الانتقال تشكّل الأقماع خط تضييق: خطًا مائلًا يخرج المركبات من الحارة المغلقة.',
        },
        {
          en: 'At 60 miles per hour, a full taper for a 12-foot lane is 720 feet long.',
          tr: 'Saatte 60 milde, 12 fitlik bir şerit için tam daraltma 720 fit uzunluğundadır.',
          ar: 'عند سرعة 60 ميلًا في الساعة، يبلغ طول خط التضييق الكامل لحارة عرضها 12 قدمًا 720 قدمًا.',
        },
      ],
    },
    {
      id: 'cone-spacing',
      cues: [
        {
          en: 'In a taper, the greatest space between cones, in feet, equals the speed limit: at 60, it is 60 feet.',
          tr: 'Daraltmada koniler arasındaki en büyük aralık, fit olarak hız sınırına eşittir: 60 milde 60 fit.',
          ar: 'في خط التضييق، أكبر مسافة بين الأقماع بالأقدام تساوي حد السرعة: عند 60 تكون 60 قدمًا.',
        },
        {
          en: 'Along a straight lane, it may be twice that.',
          tr: 'Düz giden şerit boyunca bunun iki katı olabilir.',
          ar: 'وعلى طول حارة مستقيمة يمكن أن تكون ضعف ذلك.',
        },
      ],
    },
    {
      id: 'end-of-queue',
      cues: [
        {
          en: 'Watch the end of the queue as it grows, and move the warning back with it.',
          tr: 'Kuyruk uzadıkça sonunu izleyin ve uyarıyı onunla birlikte geriye taşıyın.',
          ar: 'راقب نهاية الطابور وهو يطول، وأرجع الإنذار إلى الخلف معه.',
        },
      ],
    },
  ],
}
