//! Every small change that can be made to a source and should be noticed.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprBinary, ExprIf, ExprLit, ExprMacro, ExprMethodCall, ExprRange,
    ExprRepeat, ExprUnary, ExprWhile, ImplItemFn, ItemEnum, ItemFn, ItemMod, ItemStruct, Lit, Pat, PatGuard,
    Path, RangeLimits, ReturnType, Signature, Stmt, Type, UnOp,
};

/// One change of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// The bytes that are replaced.
    pub(super) range: Range<usize>,
    /// What is put in their place.
    pub(super) with: String,
    /// The line where it is, counted from 1.
    pub(super) line: usize,
    /// The function it is in; empty outside of any.
    pub(super) within: String,
    /// The part of the program that can be had with and without the change.
    pub(super) site: Range<usize>,
    /// What that part is.
    pub(super) form: Form,
}

/// What a part of a program is, and so how it is chosen while the program runs whether it is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Form {
    /// An expression.
    Value,
    /// The body of an arm of a match.
    Arm,
    /// A statement that can be left out.
    Statement,
    /// The block of a function.
    Body,
}

/// Methods of which one can stand in the place of the other.
const TWINS: [(&str, &str); 9] = [
    ("min", "max"),
    ("any", "all"),
    ("is_some", "is_none"),
    ("is_ok", "is_err"),
    ("is_some_and", "is_none_or"),
    ("saturating_add", "saturating_sub"),
    ("with", "without"),
    ("first", "last"),
    ("and", "minus"),
];

/// Every change of a source, in the order of the text. Tests, types, patterns and attributes are left alone, and every
/// function of which `leave` says so by its name and parameters.
///
/// # Errors
/// When the source cannot be read as Rust.
pub(super) fn changes(text: &str, leave: &dyn Fn(&str, &str) -> bool) -> Result<Vec<Change>, String> {
    let file = syn::parse_file(text).map_err(|error| error.to_string())?;
    let mut finder = Finder { leave, within: String::new(), found: Vec::new() };
    finder.visit_file(&file);
    let mut found = finder.found;
    found.sort_by(|a, b| (a.range.start, a.range.end, &a.with).cmp(&(b.range.start, b.range.end, &b.with)));
    found.dedup();
    Ok(found)
}

struct Finder<'l> {
    leave: &'l dyn Fn(&str, &str) -> bool,
    within: String,
    found: Vec<Change>,
}

impl Finder<'_> {
    /// Changes a part as a whole.
    fn change(&mut self, form: Form, of: &impl Spanned, with: impl Into<String>) {
        self.change_in(of, form, of, with);
    }

    /// Changes a part of a site.
    fn change_in(&mut self, site: &impl Spanned, form: Form, of: &impl Spanned, with: impl Into<String>) {
        let span = of.span();
        let (range, line) = (span.byte_range(), span.start().line);
        if !range.is_empty() {
            let (within, site) = (self.within.clone(), site.span().byte_range());
            self.found.push(Change { range, with: with.into(), line, within, site, form });
        }
    }

    /// Puts text before and after a part.
    fn wrap(&mut self, of: &impl Spanned, before: &str, after: &str) {
        let span = of.span();
        match span.source_text() {
            Some(text) => self.change(Form::Value, of, format!("{before}{text}{after}")),
            None => debug_assert!(false, "a parsed source has its text"),
        }
    }

    /// A condition turned round; comparisons and negations are turned round by themselves.
    fn condition(&mut self, condition: &Expr) {
        let plain = matches!(condition, Expr::Call(_) | Expr::MethodCall(_) | Expr::Path(_) | Expr::Field(_));
        if plain {
            self.wrap(condition, "!(", ")");
        }
    }

    fn function(&mut self, attributes: &[Attribute], signature: &Signature, block: &Block) {
        let parameters = signature.inputs.span().source_text().unwrap_or_default();
        if is_test(attributes) || (self.leave)(&signature.ident.to_string(), &parameters) {
            return;
        }
        let outer = std::mem::replace(&mut self.within, signature.ident.to_string());
        if !block.stmts.is_empty() {
            for body in bodies(&signature.output) {
                self.change(Form::Body, block, *body);
            }
        }
        if matches!(signature.output, ReturnType::Default) {
            self.last_arms(block);
        }
        visit::visit_block(self, block);
        self.within = outer;
    }

    /// The arms of the match at the end of a function that returns nothing: each can be emptied.
    fn last_arms(&mut self, block: &Block) {
        let Some(Stmt::Expr(Expr::Match(last), _)) = block.stmts.last() else { return };
        for arm in &last.arms {
            let empty = matches!(&*arm.body, Expr::Block(body) if body.block.stmts.is_empty());
            if !empty {
                self.change(Form::Arm, &arm.body, "{}");
            }
        }
    }
}

/// What a function could return instead of doing its work.
fn bodies(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, returned) = output else { return &["{}"] };
    let Type::Path(path) = &**returned else { return &[] };
    let Some(last) = path.path.segments.last() else { return &[] };
    match last.ident.to_string().as_str() {
        "bool" => &["{ true }", "{ false }"],
        "Option" => &["{ None }"],
        "Result" => {
            let text = last.arguments.span().source_text().unwrap_or_default();
            if text.starts_with("<()") { &["{ Ok(()) }"] } else { &[] }
        }
        _ => &[],
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text = attribute.span().source_text().unwrap_or_default();
        text.contains("test")
    })
}

/// What stands for another operator.
fn operators(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) => &["+"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::BitAnd(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        _ => &[],
    }
}

impl<'a> Visit<'a> for Finder<'_> {
    fn visit_attribute(&mut self, _: &'a Attribute) {}
    fn visit_type(&mut self, _: &'a Type) {}
    fn visit_path(&mut self, _: &'a Path) {}
    fn visit_item_enum(&mut self, _: &'a ItemEnum) {}
    fn visit_item_struct(&mut self, _: &'a ItemStruct) {}

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, item: &'a ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_pat(&mut self, pat: &'a Pat) {
        if let Pat::Guard(PatGuard { guard, .. }) = pat {
            if !holds_let(guard) {
                self.change(Form::Value, guard, "true");
                self.change(Form::Value, guard, "false");
            }
            self.visit_expr(guard);
        }
    }

    fn visit_arm(&mut self, arm: &'a Arm) {
        self.visit_pat(&arm.pat);
        self.visit_expr(&arm.body);
    }

    fn visit_stmt(&mut self, statement: &'a Stmt) {
        if let Stmt::Expr(expression, Some(_)) = statement {
            let inner = if let Expr::Try(tried) = expression { &*tried.expr } else { expression };
            let assigns = matches!(inner, Expr::Binary(binary) if is_assignment(&binary.op));
            if assigns || matches!(inner, Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_)) {
                self.change(Form::Statement, statement, "");
            }
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_binary(&mut self, binary: &'a ExprBinary) {
        for operator in operators(&binary.op) {
            self.change_in(binary, Form::Value, &binary.op, *operator);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'a ExprUnary) {
        match unary.op {
            UnOp::Not(_) | UnOp::Neg(_) => self.change_in(unary, Form::Value, &unary.op, ""),
            _ => {}
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_if(&mut self, branch: &'a ExprIf) {
        self.condition(&branch.cond);
        visit::visit_expr_if(self, branch);
    }

    fn visit_expr_while(&mut self, repeat: &'a ExprWhile) {
        self.condition(&repeat.cond);
        visit::visit_expr_while(self, repeat);
    }

    fn visit_expr_range(&mut self, range: &'a ExprRange) {
        match range.limits {
            RangeLimits::HalfOpen(_) if range.end.is_some() => {
                self.change_in(range, Form::Value, &range.limits, "..=");
            }
            RangeLimits::Closed(_) => self.change_in(range, Form::Value, &range.limits, ".."),
            RangeLimits::HalfOpen(_) => {}
        }
        visit::visit_expr_range(self, range);
    }

    fn visit_expr_repeat(&mut self, repeat: &'a ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_macro(&mut self, call: &'a ExprMacro) {
        if call.mac.path.is_ident("matches") {
            self.wrap(call, "(!", ")");
        }
    }

    fn visit_expr_method_call(&mut self, call: &'a ExprMethodCall) {
        let name = call.method.to_string();
        for (one, other) in TWINS {
            if name == one {
                self.change_in(call, Form::Value, &call.method, other);
            } else if name == other {
                self.change_in(call, Form::Value, &call.method, one);
            }
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_lit(&mut self, literal: &'a ExprLit) {
        match &literal.lit {
            Lit::Bool(flag) => self.change(Form::Value, literal, if flag.value { "false" } else { "true" }),
            Lit::Int(number) => {
                let Ok(value) = number.base10_parse::<u64>() else { return };
                let suffix = number.suffix();
                self.change(Form::Value, literal, format!("{}{suffix}", value.saturating_add(1)));
                if value > 0 {
                    self.change(Form::Value, literal, format!("{}{suffix}", value - 1));
                }
            }
            _ => {}
        }
    }
}

fn is_assignment(operator: &BinOp) -> bool {
    matches!(
        operator,
        BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::BitOrAssign(_) | BinOp::BitAndAssign(_)
    )
}

/// Whether a condition binds names, which the code behind it needs.
fn holds_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => holds_let(&binary.left) || holds_let(&binary.right),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The source after each change.
    fn after(text: &str) -> Vec<String> {
        let change = |change: Change| {
            let mut text = text.to_owned();
            text.replace_range(change.range, &change.with);
            text
        };
        changes(text, &|_, _| false).unwrap().into_iter().map(change).collect()
    }

    #[test]
    fn comparisons_and_numbers_change() {
        let found = after("fn f(a: u8) -> u8 { g(a < 3) }");
        assert_eq!(
            found,
            [
                "fn f(a: u8) -> u8 { g(a <= 3) }",
                "fn f(a: u8) -> u8 { g(a >= 3) }",
                "fn f(a: u8) -> u8 { g(a < 2) }",
                "fn f(a: u8) -> u8 { g(a < 4) }",
            ]
        );
    }

    #[test]
    fn statements_and_bodies_go() {
        let found = after("fn f(desk: &mut D) { desk.emit(E); }");
        assert_eq!(found, ["fn f(desk: &mut D) {}", "fn f(desk: &mut D) {  }"]);
        let found = after("fn f() -> Result<(), R> { check()?; Ok(()) }");
        assert!(found.contains(&"fn f() -> Result<(), R> { Ok(()) }".to_owned()), "{found:?}");
        assert!(found.contains(&"fn f() -> Result<(), R> {  Ok(()) }".to_owned()), "{found:?}");
        assert_eq!(after("fn f() -> bool { g() }").len(), 2);
    }

    #[test]
    fn arms_and_guards_change() {
        let found = after("fn f(a: A) { match a { A::B if x => g(), A::C => {} } }");
        let bodies = ["A::B if true => g()", "A::B if false => g()", "A::B if x => {}"];
        for body in bodies {
            assert!(found.iter().any(|text| text.contains(body)), "{body}: {found:?}");
        }
    }

    #[test]
    fn types_patterns_and_tests_stay() {
        assert_eq!(after("const A: [u8; 2] = [B; 2];"), [""; 0]);
        assert_eq!(after("fn f(a: u8) -> u8 { match a { 3 => b, _ => c } }"), [""; 0]);
        assert_eq!(after("#[cfg(test)]\nmod tests { fn f() { g(1); } }"), [""; 0]);
        assert_eq!(after("fn f() -> u8 { let x = matches!(a, 1); b }").len(), 1);
    }

    #[test]
    fn functions_are_left_alone() {
        let text = "fn f(rng: &mut dyn Chance) -> u8 { g(1) }\nfn h(a: A) -> u8 { i(0) }";
        let found =
            changes(text, &|name, parameters| name == "f" && parameters.contains("dyn Chance")).unwrap();
        assert_eq!(found.iter().map(|change| change.within.as_str()).collect::<Vec<_>>(), ["h"]);
    }

    #[test]
    fn lines_and_functions_are_named() {
        let found = changes("fn é() -> u8 {\n    // ünïcode\n    h(1)\n}\n", &|_, _| false).unwrap();
        assert_eq!((found[0].line, found[0].within.as_str(), found[0].with.as_str()), (3, "é", "0"));
    }
}
