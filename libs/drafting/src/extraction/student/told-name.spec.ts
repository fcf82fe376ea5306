import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const nameIn = (text: string) => readReport([{ page: 1, text }]).student.name;

describe('a name that no head tells', () => {
  it('is the one the paper speaks of most, with the family name where it is told', () => {
    expect(
      nameIn(`Thoughts before the meeting

I sat with Wyatt on Monday. He read 41 words in a minute and smiled about it. When Wyatt tires, he asks for
water. Later I asked Wyatt Ollander why he had stopped, and he shrugged.`),
    ).toBe('Wyatt Ollander');
  });

  it('is the child of the subject line, whoever is told of beside', () => {
    expect(
      nameIn(`From: Petra Lunde
To: R. Okafor
Subject: Maribel (2nd gr)

Maribel answered 3 of 20 questions. Her friend Tess whispers for her; Tess is quick to help.`),
    ).toBe('Maribel');
  });

  it('is no teacher, therapist or other adult, however often one is told of', () => {
    expect(
      nameIn(`Team notes, evaluation at the preschool
Ansgar Two Rivers, age 4 years 2 months
School psych: Holly Brandt   SLP: Karin Van Houten

*** Speech (Karin) ***
Strangers understood 40 of 100 words of Ansgar's. Copying after Karin he says five words. Karin will see him twice
a week.`),
    ).toContain('Ansgar');
  });

  it('is neither an abbreviation nor a holiday nor what is counted', () => {
    expect(
      nameIn(`Notebook of the room

SIB 9, mostly mornings. SIB 4 on Friday. BCBA was in. Since Halloween it is better. After Halloween was over he
slept. Handwash 4/9. The student is calm at lunch and uses a fork.`),
    ).toBeUndefined();
  });

  it('is nobody in a form left blank, whose passage tells of a child', () => {
    expect(
      nameIn(`Oral reading, examiner's copy
Student: ______________   Date: ________

Read to the child: "Nerissa lived by the sea. Nerissa's dog barked when she ran, and Nerissa asked for help with her nets."

Norms for Grade 3: 97 words.`),
    ).toBeUndefined();
  });

  it('may be a word of places, and stand before what is written for the file', () => {
    expect(
      nameIn(`room 3 / home-school notebook

TO: River's IEP file    FROM: T. Osei, rm 3
River asks with the talker 3 times a day. Then River's chin is sore and they rest.`),
    ).toBe('River');
  });
});
