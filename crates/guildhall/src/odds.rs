//! `guildhall odds`: exact chances.

use std::io::Write;

use kernel::odds::{self, Modifier, OddsError, Ratio};
use serde_json::{Value, json};

use crate::cli::{ContestArgs, HitsArgs, JsonArgs, OddsCommand, SumArgs};
use crate::failure::{Done, Failure, Verdict};

/// Answers a question about dice.
pub(crate) fn run(command: &OddsCommand, out: &mut dyn Write) -> Done {
    match command {
        OddsCommand::Sum(args) => sum(args, out),
        OddsCommand::Hits(args) => hits(args, out),
        OddsCommand::Contest(args) => contest(args, out),
        OddsCommand::Table(args) => table(args, out),
    }
}

impl From<OddsError> for Failure {
    fn from(error: OddsError) -> Self {
        Self::Input(format!("these dice have no odds: {error}"))
    }
}

fn value(chance: Ratio) -> Value {
    json!({ "chance": chance, "percent": chance.percent(2) })
}

/// Prints a chance with what belongs to it.
fn print(out: &mut dyn Write, as_json: bool, chance: Ratio, step: Option<(String, Value)>) -> Done {
    if as_json {
        let mut answer = value(chance);
        if let (Some(fields), Some((_, step))) = (answer.as_object_mut(), step) {
            fields.insert("step".to_owned(), step);
        }
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{chance} = {} %", chance.percent(2))?;
        if let Some((text, _)) = step {
            writeln!(out, "next: {text}")?;
        }
    }
    Ok(Verdict::Well)
}

fn modifiers(args: &SumArgs) -> Vec<Modifier> {
    let many = |modifier, count: u8| std::iter::repeat_n(modifier, usize::from(count));
    (args.fix.iter().map(|&to| Modifier::Set { to }))
        .chain(args.plus.iter().map(|&number| Modifier::AddFlat(number)))
        .chain(many(Modifier::Reroll, args.reroll))
        .chain(many(Modifier::Flip, args.flip))
        .chain(many(Modifier::AddDie, args.add_die))
        .collect()
}

fn sum(args: &SumArgs, out: &mut dyn Write) -> Done {
    let modifiers = modifiers(args);
    let Some(dice) = args.dice else {
        let chance = odds::chance_now(&args.showing, args.target, &modifiers)?;
        let step = odds::best_step(&args.showing, args.target, &modifiers)?;
        let told = step.map(|step| {
            let text = describe(step.modifier, step.die.and_then(|at| args.showing.get(at)).copied());
            let value = json!({ "do": text, "die": step.die, "chance": step.chance });
            (text, value)
        });
        return print(out, args.json, chance, told);
    };
    print(out, args.json, odds::chance_before(dice, args.target, &modifiers)?, None)
}

/// A change of a roll in words.
fn describe(modifier: Modifier, face: Option<u8>) -> String {
    let die = face.map_or_else(|| "a die".to_owned(), |face| format!("the {face}"));
    match modifier {
        Modifier::Set { to } => format!("turn {die} to {to}"),
        Modifier::Reroll => format!("roll {die} again"),
        Modifier::Flip => format!("turn {die} over"),
        Modifier::AddDie => "roll one die more".to_owned(),
        Modifier::AddFace(face) => format!("lay down the die that shows {face}"),
        Modifier::AddFlat(number) => format!("add {number}"),
    }
}

fn hits(args: &HitsArgs, out: &mut dyn Write) -> Done {
    let chance = if args.reroll_misses {
        let need = i32::try_from(args.need).unwrap_or(i32::MAX);
        odds::hits_rerolling_misses(args.dice, args.tn)?.at_least(need)
    } else if args.sixes > 0 {
        odds::hits_with_sixes(args.dice, args.tn, args.need, args.sixes)?
    } else {
        odds::hits_at_least(args.dice, args.tn, args.need)?
    };
    print(out, args.json, chance, None)
}

fn contest(args: &ContestArgs, out: &mut dyn Write) -> Done {
    let sums = args.dice.iter().map(|&dice| odds::sum(dice)).collect::<Result<Vec<_>, _>>()?;
    let contest = odds::contest(&sums)?;
    let wins: Vec<Ratio> = (0..sums.len()).map(|side| contest.wins(side)).collect();
    if args.json {
        let wins: Vec<Value> = wins.into_iter().map(value).collect();
        writeln!(out, "{}", json!({ "wins": wins, "tie": value(contest.tie()) }))?;
        return Ok(Verdict::Well);
    }
    for (dice, chance) in args.dice.iter().zip(wins) {
        writeln!(out, "{dice} dice are highest: {chance} = {} %", chance.percent(2))?;
    }
    writeln!(out, "a tie: {} = {} %", contest.tie(), contest.tie().percent(2))?;
    Ok(Verdict::Well)
}

fn table(args: &JsonArgs, out: &mut dyn Write) -> Done {
    let (dice, targets) = (2..=10_usize, 6..=40_i32);
    let row =
        |target| dice.clone().map(|dice| odds::sum_at_least(dice, target)).collect::<Result<Vec<_>, _>>();
    if args.json {
        let mut rows = Vec::new();
        for target in targets {
            let cells: Vec<Value> = row(target)?
                .into_iter()
                .zip(dice.clone())
                .map(|(chance, dice)| {
                    let mut cell = value(chance);
                    cell["dice"] = json!(dice);
                    cell
                })
                .collect();
            rows.push(json!({ "target": target, "cells": cells }));
        }
        writeln!(out, "{}", Value::from(rows))?;
        return Ok(Verdict::Well);
    }
    let heads: String = dice.clone().map(|dice| format!("{dice:>8}")).collect();
    writeln!(out, "target{heads}   dice")?;
    for target in targets {
        let cells: String =
            row(target)?.into_iter().map(|chance| format!("{:>8}", chance.percent(2))).collect();
        writeln!(out, "{target:>6}{cells}")?;
    }
    Ok(Verdict::Well)
}
