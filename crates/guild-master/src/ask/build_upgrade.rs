//! What a Hire Builders Order builds (GM-RUL-13).

use kernel::Chance;
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::plans::{check_plan, check_skill, hammers, single_plans};
use super::{At, Choice, Plan, Preview};
use crate::GuildMaster;
use crate::catalog::catalogue;
use crate::notation;
use crate::refusal::Refusal;
use crate::shown::nouns::{gold, one};
use crate::table::Table;
use crate::terms::{Line, Prestige, Side, Skill};
use crate::texts::m;

/// What does the Guild build?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildUpgrade {
    /// The Order Space, from 0.
    pub number: u8,
}

impl Question<GuildMaster> for BuildUpgrade {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Decline => Ok(()),
            Choice::Build(plan) => {
                let gold = at.table().guild(at.seat).order(self.number).gold;
                check_plan(at.table(), at.seat, gold, plan)
            }
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        let (table, seat) = (at.table(), at.seat);
        let start = out.len();
        out.push(Choice::Decline);
        let mut add = |plan: Plan| {
            let choice = Choice::Build(plan);
            if out.len() - start < want.max(2) && self.judge(at, &choice).is_ok() {
                out.push(choice);
            }
        };
        let next = |line: Line| (line, table.guild(seat).core[line.index()] + 1);
        for line in Line::ALL {
            add(Plan { core: Some(next(line)), ..Plan::default() });
        }
        for prestige in Prestige::ALL {
            add(Plan { prestige: Some(prestige), ..Plan::default() });
        }
        for skill in Skill::ALL.into_iter().filter(|&skill| check_skill(table, seat, skill).is_ok()) {
            for side in [Side::Fixer, Side::Reroll] {
                add(Plan { skill: Some((skill, side)), ..Plan::default() });
                for line in Line::ALL {
                    add(Plan { skill: Some((skill, side)), core: Some(next(line)), ..Plan::default() });
                }
            }
        }
    }

    /// What goes together is put together by the page.
    fn menu(&self, _at: At<'_>, out: &mut Vec<Choice>) {
        out.extend(single_plans().map(Choice::Build));
        out.push(Choice::Decline);
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        let Choice::Build(plan) = choice else { return Preview::default() };
        let all = catalogue();
        let skill = plan.skill.and_then(|(skill, _)| all.skill_token(skill)).map_or(0, |token| token.fame);
        let core =
            plan.core.and_then(|(line, level)| all.core_token(line, level)).map_or(0, |token| token.fame);
        Preview {
            gold: at.table().price_of(at.seat, hammers(plan)),
            fame: skill + core,
            ..Preview::default()
        }
    }

    fn say(&self, table: &Table) -> Message {
        m::GmAskBuild { number: one(self.number), gold: gold(table.price(1)) }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("build {}", notation::one(self.number))
    }
}
